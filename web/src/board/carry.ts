/**
 * Carrying a card: pressed and moved it follows the pointer, and is put down where it is let go.
 * A press that stays where it is, is a long one; whatever was a carrying or a long press is no click.
 */
import type { Attachment } from "svelte/attachments";

export interface Carrying {
  /** Put down over this element. */
  readonly drop: (over: Element | null) => void;
  /** Pressed for long, and let go again. */
  readonly long?: (held: boolean) => void;
}

const SLACK = 9;
const LONG = 420;

export function carried(carrying: Carrying): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let moving = false;
    let held = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => carrying.long?.((held = true)), LONG);
    }

    function move(event: PointerEvent): void {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving && Math.hypot(x, y) < SLACK) return;
      if (!moving) lift(event);
      node.style.translate = `${x}px ${y}px`;
    }

    function lift(event: PointerEvent): void {
      moving = true;
      letGo();
      node.setPointerCapture(event.pointerId);
      node.classList.add("carried");
    }

    function up(event: PointerEvent): void {
      if (moving || held) addEventListener("click", swallow, { capture: true, once: true });
      // Where no click follows, none is swallowed.
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      if (moving) carrying.drop(document.elementFromPoint(event.clientX, event.clientY));
      end();
    }

    function end(): void {
      letGo();
      from = null;
      moving = false;
      // A card that was played travels on from here; any other goes back.
      requestAnimationFrame(() => {
        node.classList.remove("carried");
        node.style.translate = "";
      });
    }

    function letGo(): void {
      clearTimeout(timer);
      if (held) carrying.long?.((held = false));
    }

    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end };
    for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear as EventListener);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
