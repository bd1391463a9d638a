import { type Draft, refuse } from '../imported.ts'
import { BodyReader } from './bodyReader.ts'
import { numberingsIn, relationsIn, stylesIn } from './parts.ts'
import { readXml } from './xml.ts'
import { Zip } from './zip.ts'

const OLE = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * Reads a Word file. Its macros are refused, and nothing that it refers to outside of it is
 * fetched.
 */
export function fromDocx(bytes: Uint8Array<ArrayBuffer>): Draft {
  // Word before 2007, and Word files with a password.
  if (OLE.every((byte, index) => bytes[index] === byte)) refuse('locked')
  const zip = new Zip(bytes)
  if (zip.names.some(name => /vbaProject|\/activeX\//i.test(name))) refuse('macros')
  const types = zip.read('[Content_Types].xml')
  if (types) rejectMacros(types)
  const main = mainPart(zip)
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const document = zip.read(main) ?? refuse('damaged')
  const relations = relationsIn(zip.read(`${folder}_rels/${main.slice(folder.length)}.rels`))
  const reader = new BodyReader({
    styles: stylesIn(zip.read(`${folder}styles.xml`)),
    numberings: numberingsIn(zip.read(`${folder}numbering.xml`)),
    relations,
    readMedia: target => zip.read(target.startsWith('/') ? target.slice(1) : `${folder}${target}`),
  })
  readXml(document, reader)
  // The title of the file's properties is often that of an older file.
  return { ...reader.finish(), title: null }
}

function rejectMacros(types: Uint8Array): void {
  readXml(types, {
    open: (_name, attributes) => {
      if (/macroEnabled|vbaProject/i.test(attributes['ContentType'] ?? '')) refuse('macros')
    },
  })
}

function mainPart(zip: Zip): string {
  let main = 'word/document.xml'
  const relations = zip.read('_rels/.rels')
  if (relations)
    readXml(relations, {
      open: (_name, { Type: type = '', Target: target = '' }) => {
        if (type.endsWith('/officeDocument')) main = target.replace(/^\//, '')
      },
    })
  return main
}
