import type { Body } from '../body.ts'
import type { RawNode } from '../yjs.ts'

/** Parts of a file that a document cannot hold, with their number. */
export type LeftOut = {
  /** The hosts of images on other servers. They are never fetched. */
  remoteImages: string[]
  /** Other images that were not in the file, or in a format that a document cannot hold. */
  images: number
  footnotes: number
  comments: number
  /** Links without a full address, such as `../guide.md`. Their text is kept. */
  links: number
  /** Scripts, forms, frames, video and sound. */
  active: number
}

export const nothingLeftOut = (): LeftOut => ({
  remoteImages: [],
  images: 0,
  footnotes: 0,
  comments: 0,
  links: 0,
  active: 0,
})

/** An image inside a file. The body refers to it by an id that counts until it is uploaded. */
export type Media = { id: string; type: string; bytes: Uint8Array<ArrayBuffer> }

/** The content of a file before it is made to fit the schema. */
export type Draft = { raw: RawNode; title: string | null; leftOut: LeftOut; media: Media[] }

export type Imported = { body: Body; title: string | null; leftOut: LeftOut; media: Media[] }

/** Why a file is refused. */
export type Refusal =
  | {
      code:
        | 'tooLarge'
        | 'unknownType'
        | 'oldWord'
        | 'notText'
        | 'damaged'
        | 'locked'
        | 'macros'
        | 'entities'
        | 'zipBomb'
        | 'tooDeep'
        | 'tooComplex'
        | 'empty'
    }
  | { code: 'tooLong'; count: number }

/** Thrown where a file is read, and caught by `importFile`. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(`refused: ${refusal.code}`)
  }
}

export const refuse = (code: Exclude<Refusal['code'], 'tooLong'>): never => {
  throw new Refused({ code })
}

/** The id of the nth image of a file, in the form of an id of the server. */
export const mediaId = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
