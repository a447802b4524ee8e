/** State of the form for a person's own data: the typed values, their problems, and saving them on the server. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { checkRecord } from '#language/checkRecord.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { MessageRef } from '#language/message.ts';
import { withOtp } from '#platform/web/account/withOtp.ts';
import { isRefusedAt } from '#platform/web/account/accountProblems.ts';
import { ApiError } from '#platform/web/api/errors.ts';
import { failureText } from '#platform/web/api/failureText.ts';
import { catalogue } from '#platform/web/declarations/loadedModules.ts';
import { useUnsavedGuard } from '#platform/web/form/draft/useUnsavedGuard.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { texts } from '../texts.ts';
import { PROFILE_KEY, saveProfile, type OwnFields, type Profile } from './useProfile.ts';

export const ownFieldNames = [
  'refTitle',
  'fullName',
  'fullNameEn',
  'phone',
  'email',
  'refImage',
] as const satisfies readonly (keyof OwnFields)[];
export type OwnField = (typeof ownFieldNames)[number];

type Problems = Readonly<Partial<Record<OwnField, MessageRef>>>;

export interface ProfileFormState {
  readonly values: OwnFields;
  readonly problems: Problems;
  /** A failure that belongs to no field. */
  readonly failure: string | undefined;
  /** The data was changed elsewhere since. */
  readonly isStale: boolean;
  readonly isBusy: boolean;
  /**
   * A new e-mail address needs a code sent to the present one; the first one can be entered by the administrator only.
   */
  readonly hasEmail: boolean;
  readonly change: (name: OwnField, value: unknown) => void;
  readonly setUnreadable: (name: OwnField, trouble: MessageRef | undefined) => void;
  readonly save: () => void;
  readonly reload: () => void;
}

export function useProfileForm({
  entity,
  profile,
  onDone,
}: {
  readonly entity: AnyEntity;
  readonly profile: Profile;
  readonly onDone: () => void;
}): ProfileFormState {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState<OwnFields>(profile);
  const [problems, setProblems] = useState<Problems>({});
  const [unreadable, setUnreadable] = useState<Problems>({});
  const [trouble, setTrouble] = useState<{ readonly failure?: string; readonly isStale: boolean }>({ isStale: false });
  const [isBusy, setBusy] = useState(false);
  const changed = changesOf(profile, values);
  useUnsavedGuard(Object.keys(changed).length > 0 && !isBusy);

  const send = async (): Promise<void> => {
    const found = { ...problemsOf(entity, { ...profile, ...values }), ...unreadable };
    setProblems(found);
    setTrouble({ isStale: false });
    if (Object.keys(found).length > 0) return;
    if (Object.keys(changed).length === 0) {
      onDone();
      return;
    }
    const saved = await saveWithOtpIfNeeded({ version: profile.version, ...changed });
    if (saved === undefined) return;
    queries.setQueryData(PROFILE_KEY, saved);
    notify.success(t('saved'));
    onDone();
    // The name is shown in the top bar too.
    await revalidate();
  };
  const refuse = (error: unknown): void => {
    const fields = error instanceof ApiError ? (error.body.fields ?? []) : [];
    const own = fields.filter(({ path }) => (ownFieldNames as readonly string[]).includes(path));
    setProblems(Object.fromEntries(own.map((problem) => [problem.path, problem])));
    const isStale = error instanceof ApiError && error.status === 409;
    setTrouble({ isStale, ...(own.length > 0 || isStale ? {} : { failure: failureText(error) }) });
  };
  return {
    values,
    problems: { ...problems, ...unreadable },
    failure: trouble.failure,
    isStale: trouble.isStale,
    isBusy,
    hasEmail: profile.email !== null,
    change: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }));
      setProblems((before) => withProblem(before, name, undefined));
    },
    setUnreadable: (name, problem) => setUnreadable((before) => withProblem(before, name, problem)),
    save: () => {
      setBusy(true);
      void send()
        .catch(refuse)
        .finally(() => setBusy(false));
    },
    reload: () => void queries.invalidateQueries({ queryKey: PROFILE_KEY }),
  };
}

/**
 * Saves first without a code, so that other problems are reported before a mail is sent. Returns undefined if the
 * person gives up.
 */
async function saveWithOtpIfNeeded(body: Parameters<typeof saveProfile>[0]): Promise<Profile | undefined> {
  try {
    return await saveProfile(body);
  } catch (error) {
    if (!isRefusedAt(error, 'otp', ['otpMissing'])) throw error;
  }
  let saved: Profile | undefined;
  await withOtp({ purpose: 'email' }, async (otp) => {
    saved = await saveProfile({ ...body, otp });
  });
  return saved;
}

function withProblem(problems: Problems, name: OwnField, problem: MessageRef | undefined): Problems {
  const others = Object.fromEntries(Object.entries(problems).filter(([key]) => key !== name));
  return problem === undefined ? others : { ...others, [name]: problem };
}

/** Returns the changed fields in the format of the API. */
function changesOf(profile: OwnFields, values: OwnFields): Partial<OwnFields> {
  return Object.fromEntries(
    ownFieldNames
      .filter((name) => comparedBy(profile[name]) !== comparedBy(values[name]))
      .map((name) => [name, sentOf(name, values)]),
  );
}

function comparedBy(value: OwnFields[OwnField]): unknown {
  if (typeof value !== 'object' || value === null) return value === '' ? null : value;
  return 'url' in value ? value.url : (value as { readonly id: string }).id;
}

function sentOf(name: OwnField, values: OwnFields): unknown {
  return name === 'refTitle' ? (values.refTitle === null ? null : { id: values.refTitle.id }) : values[name];
}

/** Applies the rules of the declaration to these fields only: the person cannot correct the others. */
function problemsOf(entity: AnyEntity, record: OwnFields): Problems {
  const found = checkRecord({ catalogue, entity, record: { ...record } });
  return Object.fromEntries(
    found
      .filter(({ path }) => (ownFieldNames as readonly string[]).includes(path))
      .map((problem) => [problem.path, problem]),
  );
}
