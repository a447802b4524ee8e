import { describe, expect, it } from 'vitest';
import { classesOf, unmatchedCssClasses } from './styles.ts';

describe('a class of a CSS module', () => {
  it('is found wherever a selector contains it, and nowhere else', () => {
    const sheet = `/* .comment */ .card { margin: .5rem; background: url("a.png"); &.is-open > .title:hover { color: red } }
@media (width < 600px) { .narrow, .card:not(.wide) { gap: 1.5em } }
@keyframes turn { 50.5% { opacity: .5 } }`;
    expect([...classesOf(sheet)].toSorted()).toEqual(['card', 'isOpen', 'narrow', 'title', 'wide']);
  });

  it('is refused when it is used but not defined, or defined but not used', () => {
    const sheets = [{ path: 'src/platform/web/ui/layout/Card.module.css', text: '.card { } .old { }' }];
    const code = [
      {
        path: 'src/platform/web/ui/layout/Card.tsx',
        text: "import styles from './Card.module.css';\nexport const Card = () => <p className={styles.card} id={styles['titel']} />;",
      },
    ];
    expect(unmatchedCssClasses({ code, sheets })).toEqual([
      'src/platform/web/ui/layout/Card.tsx wears styles.titel, which src/platform/web/ui/layout/Card.module.css does not have',
      'src/platform/web/ui/layout/Card.module.css has .old, which nothing wears',
    ]);
  });

  it('may be computed at run time', () => {
    const sheets = [{ path: 'src/platform/web/ui/feedback/Tag.module.css', text: '.red { } .green { }' }];
    const code = [
      {
        path: 'src/platform/web/ui/feedback/Tag.tsx',
        text: "import styles from './Tag.module.css';\nexport const Tag = ({ tone }) => <p className={styles[tone]} />;",
      },
    ];
    expect(unmatchedCssClasses({ code, sheets })).toEqual([]);
  });
});
