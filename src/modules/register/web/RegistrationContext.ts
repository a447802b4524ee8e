/** The registration, for all its pages. */
import { createContext, use } from 'react';
import type { Registration } from './useRegistration.ts';

export const RegistrationContext = createContext<Registration | undefined>(undefined);

export function useOpenRegistration(): Registration {
  const registration = use(RegistrationContext);
  if (registration === undefined) throw new Error('There is no registration around this');
  return registration;
}
