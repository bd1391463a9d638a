import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { meantFor } from '#client/shared/api/meantFor.ts'
import { urlOf } from '#schema/endpoints/url.ts'
import type { StoredImage } from '#schema/images/contract.ts'
import * as images from '#schema/images/endpoints.ts'

/** Returns the file of an image of a document, a PNG or a JPEG. Throws like {@link call}. */
export const fetchImage = (documentId: string, imageId: string): Promise<Blob> =>
  call(images.read, { params: { id: documentId, imageId } })

type Options = {
  signal?: AbortSignal
  /** Called with the part that is sent, from 0 to 1. */
  onProgress?: (part: number) => void
}

/**
 * Stores a file as an image of a document, and returns its id and size. Its `type` is one of
 * `IMAGE_TYPES`. Throws {@link HttpError} for an error status, TypeError if the server cannot be
 * reached, and the signal's reason if it is aborted.
 */
export const uploadImage = (
  documentId: string,
  file: Blob,
  { signal, onProgress }: Options = {},
): Promise<StoredImage> =>
  new Promise((resolve, reject) => {
    // Unlike fetch, this reports the progress of a request.
    const request = new XMLHttpRequest()
    const stop = () => {
      request.abort()
      reject(signal?.reason)
    }
    if (signal?.aborted) return stop()
    signal?.addEventListener('abort', stop, { once: true })
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    request.addEventListener('error', () => reject(new TypeError('The server cannot be reached.')))
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      try {
        if (status !== 201) throw new HttpError(status, statusText, responseText)
        resolve(z.parse(images.upload.answer, JSON.parse(responseText)))
      } catch (error) {
        reject(error)
      }
    })
    request.open('POST', urlOf(images.upload, { params: { id: documentId } }))
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Content-Type', file.type)
    for (const [name, value] of Object.entries(meantFor())) request.setRequestHeader(name, value)
    request.send(file)
  })

/**
 * Copies an image of a document that the user can read into another one, and returns its id and
 * size. Throws like {@link call}.
 */
export const copyImage = (
  documentId: string,
  from: { documentId: string; imageId: string },
): Promise<StoredImage> => call(images.copy, { params: { id: documentId }, body: from })
