import type { ReactElement } from 'react';
import css from './Emblem.module.css';

/**
 * The default logo, if the department has set none: the diamond of every hazard sign, around the four petals of a Thai
 * pattern.
 */
export function Emblem({ size }: { readonly size?: number | undefined }): ReactElement {
  return (
    <svg
      className={css.emblem}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      {...(size === undefined ? {} : { style: { width: size, height: size } })}
    >
      <path className={css.edge} d="M16 1.6 30.4 16 16 30.4 1.6 16z" />
      <path
        className={css.petal}
        d="M16 6.5c2.6 2.7 2.6 5.3 0 8-2.6-2.7-2.6-5.3 0-8zM16 25.5c2.6-2.7 2.6-5.3 0-8-2.6 2.7-2.6 5.3 0 8zM6.5 16c2.7-2.6 5.3-2.6 8 0-2.7 2.6-5.3 2.6-8 0zM25.5 16c-2.7-2.6-5.3-2.6-8 0 2.7 2.6 5.3 2.6 8 0z"
      />
    </svg>
  );
}
