import { Parser } from 'htmlparser2'

import { refuse } from '../imported.ts'
import { MAX_ELEMENT_DEPTH, MAX_XML_ELEMENTS } from '../limits.ts'

export type Attributes = Record<string, string>

type Handler = {
  open: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/**
 * Reads a part of a Word file. Throws `Refused` for declarations of a type or an entity, which Word
 * files never have, and beyond the limits.
 */
export function readXml(bytes: Uint8Array, { open, close, text }: Handler): void {
  const xml = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) refuse('entities')
  let elements = 0
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        elements += 1
        depth += 1
        if (elements > MAX_XML_ELEMENTS) refuse('tooComplex')
        if (depth > MAX_ELEMENT_DEPTH) refuse('tooDeep')
        open(name, attributes)
      },
      onclosetag: name => {
        depth -= 1
        close?.(name)
      },
      ontext: value => text?.(value),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
}

function encodingOf([first]: Uint8Array): string {
  if (first === 0xff) return 'utf-16le'
  return first === 0xfe ? 'utf-16be' : 'utf-8'
}

/** Returns whether a property such as bold is on. */
export const isOn = (attributes: Attributes): boolean =>
  !/^(?:0|false|off|none)$/.test(attributes['w:val'] ?? '1')
