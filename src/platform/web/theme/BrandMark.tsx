import type { ReactElement } from 'react';
import { useBrand, type Brand } from './serverTheme.ts';
import css from './BrandMark.module.css';
import { Emblem } from './Emblem.tsx';

/** Logo and name of the system, as the administrator has set them. */
export function BrandMark(): ReactElement {
  return <BrandSign {...useBrand()} />;
}

/** Also used to preview a name and a logo that are not saved yet. */
export function BrandSign({ name, logo, picture }: Brand): ReactElement {
  return (
    <span className={css.brand}>
      {logo === null ? <Emblem /> : <img className={css.logo} src={logo} alt="" />}
      {picture === null ? (
        <span className={css.name}>{name}</span>
      ) : (
        <img className={css.picture} src={picture} alt={name} />
      )}
    </span>
  );
}
