/** Where the bytes of a stored file are fetched: its id follows. */
export const FILE_URL = '/haz/backend/api/v1/master/attachments/';
