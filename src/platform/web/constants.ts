/**
 * Numbers fixed by the product, each with its clause of the specification (§); values that we chose are marked as ours.
 */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

// §9 Searching.
export const DEFAULT_PAGE = 0;
export const DEFAULT_PAGE_SIZE = 20;
export const FETCH_ALL_SIZE = 1_000_000;
/** §9 "page-size options and size changer shown"; the options are ours. */
export const PAGE_SIZE_OPTIONS = [10, 20, 50, 100] as const;
/** §9 Cached list expiry: no value given; ours. */
export const CACHED_LIST_MS = 5 * MINUTE_MS;

// §9 Loading.
export const CHUNK_TIMEOUT_MS = 120 * SECOND_MS;
export const INDICATOR_HIDES_AFTER_MS = 500;

// §9 Sessions.
/** Share of the token's lifetime, counted from its issue. */
export const REFRESH_AT_SHARE = 0.5;
/** §9 "value not given"; ours, as is the warning before it. */
export const INACTIVITY_MS = 30 * MINUTE_MS;
export const INACTIVITY_WARNING_MS = 2 * MINUTE_MS;
export const SOCKET_RECONNECT_MS = 5 * SECOND_MS;
export const FORCED_LOGOUT_MS = 5 * SECOND_MS;

// §9 Dialogs and notices.
export const MODAL_TIMEOUT_MS = 60 * MINUTE_MS;
export const MODAL_WIDTH = '95%';
export const CANCEL_DIALOG_WIDTH_PX = 500;
export const DIALOG_REMOVAL_MS = 2 * SECOND_MS;
export const ERROR_NOTICE_MS = 15 * SECOND_MS;
/** Ours: a success message may be shown for less time. */
export const SUCCESS_NOTICE_MS = 4 * SECOND_MS;

// §9 Appearance.
export const THEME_AGAIN_AFTER_MS = 2 * SECOND_MS;
export const COLUMN_WIDTH_PX = 150;
export const JSON_AREA_ROWS = 6;

// Ours: delay of a search while a person types.
export const SEARCH_DELAY_MS = 300;
export const DRAFT_DELAY_MS = 1500;
