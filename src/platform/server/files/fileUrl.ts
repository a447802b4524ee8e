/** The address of a stored file, without its id. */
export const FILE_URL = '/haz/backend/api/v1/master/attachments/';
