import type { RouterHistory } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Functions that close the layers over the screen, the topmost last. */
const layers: (() => void)[] = [];

/** Mark of the entry above the screen's own that the back gesture takes instead of the screen. The router never learns of it. */
const MARK = 'sobre';

/** Key of the screen's own entry while the one above it is the present one. */
let screen: unknown;
/** A step of our own that is under way. */
let step: { readonly done: Promise<void>; readonly end: () => void } | undefined;

/** The browser's own methods: the router watches those of the object. */
const { pushState, replaceState } = History.prototype;

/** Where the router writes the key of an entry. */
const KEY = '__TSR_key';

/** State of an entry. */
type State = Readonly<Record<string, unknown>> | null;

function raise(): void {
  if (screen !== undefined) return;
  const state = window.history.state as State;
  screen = state?.[KEY] ?? null;
  pushState.call(window.history, { ...state, [MARK]: 1 }, '');
}

/** Steps back without anybody noticing. */
function stepBack(): Promise<void> {
  let end: (() => void) | undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  step = { done, end: () => end?.() };
  window.history.back();
  return done;
}

/** Takes the entry away. */
async function lower(): Promise<void> {
  if (step) await step.done;
  if (screen === undefined) return;
  screen = undefined;
  await stepBack();
}

/** Gives what is open its entry, or takes the entry where nothing is. Later, because one layer often gives way to another. */
const settle = (): void =>
  void setTimeout(() => {
    if (step) return;
    if (layers.length > 0) raise();
    else void lower();
  });

/** Returns whether a step of the browser is none of the router's. */
function take(state: State): boolean {
  const [above, ended] = [screen, step];
  [screen, step] = [undefined, undefined];
  if (ended) {
    ended.end();
    return true;
  }
  if (state?.[MARK]) {
    // Forward, to what was closed.
    void stepBack();
    return true;
  }
  // Several steps at once lead to another screen.
  if (above === undefined || above !== (state?.[KEY] ?? null)) return false;
  layers.at(-1)?.();
  return true;
}

function follow(event: PopStateEvent): void {
  if (take(event.state as State)) event.stopImmediatePropagation();
  settle();
}

// Before the router's own listener, which would open the screen again.
window.addEventListener('popstate', follow, true);
const { [MARK]: left, ...first } = (window.history.state ?? {}) as Record<string, unknown>;
// Loaded again while something was open.
if (left) replaceState.call(window.history, first, '');

/** Has the router's steps begin at the screen's own entry, so that no step back leads to the same screen once more. */
export function belowLayers(history: RouterHistory): RouterHistory {
  const { push, replace } = history;
  const from =
    (go: typeof push): typeof push =>
    (...args) => {
      if (screen === undefined && !step) return go(...args);
      void lower().then(() => {
        go(...args);
        settle();
      });
    };
  return Object.assign(history, { push: from(push), replace: from(replace) });
}

/** Has the back gesture close what is open over a screen, instead of leaving the screen. */
export function useBackCloses(opened: boolean, close: () => void): void {
  const act = useEffectEvent(close);
  useEffect(() => {
    if (!opened) return;
    const layer = () => act();
    layers.push(layer);
    settle();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settle();
    };
  }, [opened]);
}
