/** The address of the browser extension, which the server writes when it is asked for. */
export const EXTENSION_FILE = '/bluepencil-extension.zip'
