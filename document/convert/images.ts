/** The files of the images of a body by id. An image without its file is left out. */
export type Images = ReadonlyMap<string, { type: string; bytes: Uint8Array<ArrayBuffer> }>
