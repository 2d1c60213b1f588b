/** Asks the person to prove to be there before what `reason` says; resolves to whether they did. */
type Ask = (reason: string) => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets who asks, the frame of the signed-in screens; returns the function that takes it back. */
export function onStepUp(asks: Ask): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = undefined;
  };
}

/** Asks once for all calls that the server refused meanwhile (P153); false without a frame. */
export function proveIdentity(reason: string): Promise<boolean> {
  asking ??= (ask?.(reason) ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
