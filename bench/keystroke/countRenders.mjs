// @ts-check
/**
 * Runs in the page before anything else of it, unchanged: React reports every commit to it, as it would to the
 * developers' tools. A fiber that was drawn in a commit has done work; below a fiber whose child is the same as before,
 * nothing was drawn.
 *
 * @typedef {object} Fiber
 * @property {number} tag
 * @property {number} flags
 * @property {Fiber | null} alternate
 * @property {Fiber | null} child
 * @property {Fiber | null} sibling
 */

/** Functions, classes, references and memos, as React numbers them. */
const componentTags = new Set([0, 1, 11, 14, 15]);
const PERFORMED_WORK = 1;
const counted = { commits: 0, components: 0 };

/** @param {Fiber} fiber */
function visit(fiber) {
  if (componentTags.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) counted.components += 1;
  if (fiber.alternate !== null && fiber.child === fiber.alternate.child) return;
  for (let { child } = fiber; child !== null; child = child.sibling) visit(child);
}

Object.assign(globalThis, {
  countedRenders: counted,
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (/** @type {number} */ _renderer, /** @type {{ current: Fiber }} */ root) => {
      counted.commits += 1;
      visit(root.current);
    },
  },
});
