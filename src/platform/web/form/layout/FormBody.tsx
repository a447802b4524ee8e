import { useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { joinAddress, isAtOrBelow } from '../store/address.ts';
import { ChapterIdContext, ChapterNumberContext } from './chapterId.ts';
import css from './FormBody.module.css';
import { useFormReport, useOpenForm } from '../store/formContext.ts';
import {
  chaptersOf,
  chapterNumbersAmong,
  fieldNamesIn,
  formTreeOf,
  visibleFormNodes,
  withoutPanels,
  type FormTreeNode,
} from '../model/formTree.ts';
import { isGivenByServer } from '../model/formModel.ts';
import type { FormStore } from '../store/formStore.ts';
import type { FormProblem } from '../store/problems.ts';
import { SideIndex } from './SideIndex.tsx';

/** With more chapters than this the page needs an overview. */
const INDEX_FROM = 4;

/** Shows the chapters of the form and, if there are many, an index next to them. */
export function FormBody({ entity }: { readonly entity: AnyEntity }): ReactElement {
  const { Nodes, store } = useOpenForm();
  const { problems } = useFormReport();
  const nodes = useMemo(
    () => formTreeOf(store.isNew() ? withoutPanels(entity.form) : entity.form, entity.fields),
    [entity, store],
  );
  const wrong = useMemo(() => countProblems(nodes, problems), [nodes, problems]);
  const visibleNodes = useVisibleNodes(nodes, store);
  return (
    <Chapters nodes={visibleNodes} wrong={wrong}>
      <Nodes nodes={visibleNodes} record="" />
    </Chapters>
  );
}

/** Returns the same list until a chapter appears or disappears. */
function useVisibleNodes(nodes: readonly FormTreeNode[], store: FormStore): readonly FormTreeNode[] {
  const findVisible = (): readonly FormTreeNode[] =>
    visibleFormNodes(
      nodes,
      (name) =>
        store.findComputed('')?.flags[name]?.isVisible !== false &&
        !(store.isNew() && isGivenByServer(store.model.byName.get(name))),
    );
  const places = useSyncExternalStore(store.watchChanges, () =>
    findVisible()
      .map((node) => nodes.indexOf(node))
      .join(' '),
  );
  return useMemo(() => places.split(' ').flatMap((place) => nodes[Number(place)] ?? []), [nodes, places]);
}

export function Chapters({
  nodes,
  wrong,
  children,
}: {
  readonly nodes: readonly FormTreeNode[];
  readonly wrong?: ReadonlyMap<string, number>;
  readonly children: ReactNode;
}): ReactElement {
  const { prefix } = useOpenForm();
  const chapters = useMemo(() => chaptersOf(nodes), [nodes]);
  const idOf = useMemo(() => (number: string) => `${prefix}chapter-${number}`, [prefix]);
  const numberOf = useMemo(() => chapterNumbersAmong(chapters), [chapters]);
  const hasIndex = chapters.length >= INDEX_FROM;
  return (
    <ChapterIdContext value={idOf}>
      <ChapterNumberContext value={numberOf}>
        <div className={hasIndex ? css.indexed : css.body}>
          <div className={css.chapters}>{children}</div>
          {hasIndex ? (
            <div className={css.side}>
              <SideIndex chapters={chapters} {...(wrong === undefined ? {} : { wrong })} />
            </div>
          ) : null}
        </div>
      </ChapterNumberContext>
    </ChapterIdContext>
  );
}

function countProblems(nodes: readonly FormTreeNode[], problems: readonly FormProblem[]): ReadonlyMap<string, number> {
  const counts = nodes.flatMap((node): [string, number][] => {
    if (node.kind === 'steps') return [...countProblems(node.steps, problems)];
    if (!('heading' in node)) return [];
    const names = fieldNamesIn(node);
    return [
      [
        node.heading.number,
        problems.filter(({ address }) => names.some((name) => isAtOrBelow(address, joinAddress('', name)))).length,
      ],
    ];
  });
  return new Map(counts);
}
