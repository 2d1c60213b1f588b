import type Scorm12API from 'scorm-again/scorm12';
import type { TipoPaquete } from '@portal/contract/paquete';

type LibrarySettings = NonNullable<ConstructorParameters<typeof Scorm12API>[0]>;

/** The part of the library that the player calls. */
export type LibraryApi = Pick<
  Scorm12API,
  | 'getValue'
  | 'isInitialized'
  | 'isTerminated'
  | 'lmsCommit'
  | 'lmsFinish'
  | 'lmsGetDiagnostic'
  | 'lmsGetErrorString'
  | 'lmsGetLastError'
  | 'lmsGetValue'
  | 'lmsInitialize'
  | 'lmsSetValue'
  | 'loadFromJSON'
  | 'renderCMIToJSONObject'
  | 'startingData'
  | 'storeData'
  | 'throwSCORMError'
> & { readonly cmi: object };

const silent = () => undefined;
const accepted = { result: 'true', errorCode: 0 };

/**
 * Every setting of the library, written out: its documentation and its code disagree about some that are absent. It sends nothing, judges nothing
 * and orders nothing: the portal does.
 */
const SETTINGS: { [Name in keyof Required<LibrarySettings>]: LibrarySettings[Name] } = {
  // Sends: never.
  lmsCommitUrl: false,
  autocommit: false,
  autocommitSeconds: 0,
  throttleCommits: false,
  useAsynchronousCommits: false,
  asyncCommit: undefined,
  asyncModeBeaconBehavior: 'never',
  enableOfflineSupport: false,
  syncOnInitialize: false,
  syncOnTerminate: false,
  maxSyncAttempts: 0,
  httpService: null,
  fetchMode: 'same-origin',
  xhrHeaders: {},
  xhrWithCredentials: false,
  requestHandler: (commit) => commit,
  responseHandler: () => Promise.resolve(accepted),
  xhrResponseHandler: () => accepted,
  terminateCommitParam: undefined,
  terminateCommitPayloadField: undefined,
  terminationCommitContentType: 'application/json',
  includeCommitSequence: false,
  autoPopulateCommitMetadata: false,
  courseId: '',
  scoId: '',
  // Form of the state.
  sendFullCommit: true,
  dataCommitFormat: 'json',
  commitRequestDataType: 'application/json',
  renderCommonCommitFields: false,
  alwaysSendTotalTime: false,
  selfReportSessionTime: false,
  accumulateSessionTimeOnTerminate: false,
  strict_errors: true,
  // Judges: never.
  mastery_override: false,
  score_overrides_status: false,
  autoCompleteLessonStatus: false,
  completion_status_on_failed: 'completed',
  // Order of lessons: the table of contents alone.
  autoProgress: false,
  sequencing: undefined,
  sequencingStatePersistence: undefined,
  scoItemIds: [],
  scoItemIdValidator: false,
  globalObjectiveIds: [],
  globalStudentPreferences: false,
  // Nobody reads the console of a learner.
  logLevel: 'NONE',
  uninitializedGetLogLevel: 'NONE',
  onLogMessage: silent,
};

type Library = new (settings: LibrarySettings) => LibraryApi;

/** Its types name a default export, its files named ones. */
const LOADERS: Readonly<Record<TipoPaquete, () => Promise<Library>>> = {
  scorm12: async () => {
    const module: unknown = await import('scorm-again/scorm12/min');
    return (module as { Scorm12API: Library }).Scorm12API;
  },
  scorm2004: async () => {
    const module: unknown = await import('scorm-again/scorm2004/min');
    return (module as { Scorm2004API: Library }).Scorm2004API;
  },
};

/** Loads the run time of a standard; the result makes one instance per session. */
export async function loadLibrary(tipo: TipoPaquete): Promise<() => LibraryApi> {
  const Api = await LOADERS[tipo]();
  return () => new Api(SETTINGS);
}
