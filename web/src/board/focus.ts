/** Focus is never lost: when what has it goes away, it goes to where one goes on. */
import type { Attachment } from "svelte/attachments";

/** Keep the focus inside an element; `next` finds where it goes when its place is gone. */
export function keptFocus(next: (root: HTMLElement) => HTMLElement | null): Attachment<HTMLElement> {
  return (root) => {
    let last: Element | null = null;
    const note = (event: FocusEvent) => (last = event.target as Element);
    const mend = () => {
      const now = document.activeElement;
      if (!last || !isGone(last) || !(now === document.body || now === last)) return;
      last = null;
      next(root)?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(mend);
    watch.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["inert", "disabled", "class"],
    });
    root.addEventListener("focusin", note);
    return () => {
      watch.disconnect();
      root.removeEventListener("focusin", note);
    };
  };
}

function isGone(element: Element): boolean {
  return !element.isConnected || element.closest("[inert], :disabled") !== null || !element.checkVisibility();
}
