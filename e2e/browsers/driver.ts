/** An element as a person looks for it: a role and a name. Names are sources of regular expressions. */
export interface Target {
  readonly role: Role;
  readonly name: string;
  /** Name of the group of fields around it. */
  readonly within?: string;
}

export type Role = 'button' | 'link' | 'textbox' | 'radio' | 'heading' | 'img' | 'option' | 'combobox' | 'text';

/** Code that runs in the page. It may use nothing from outside but its arguments, which are JSON. */
export type PageCode<Args extends unknown[], Result> = (...args: Args) => Result;

/**
 * A browser with one page, by whichever protocol it speaks. A step that finds nothing to act on answers false or rejects; callers
 * retry.
 */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  run<Args extends unknown[], Result>(code: PageCode<Args, Result>, ...args: Args): Promise<Result>;
  shows(target: Target): Promise<boolean>;
  click(target: Target): Promise<boolean>;
  /** Replaces the content of a field by real keystrokes. */
  type(target: Target, text: string): Promise<boolean>;
  /** Complaints of the page so far: failures of its scripts, errors in the console. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser of this machine that journeys can start. */
export interface OtherBrowser {
  readonly name: string;
  isInstalled(): boolean;
  /** Starts it with an empty profile. Files that the page saves go to `folder`. */
  start(folder: string): Promise<Driver>;
}
