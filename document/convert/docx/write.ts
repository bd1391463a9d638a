import { strToU8, zipSync } from 'fflate'

import type { Body } from '../../body.ts'
import type { Images } from '../images.ts'
import { DocumentWriter } from './documentXml.ts'
import { escapeXml, XML } from './escape.ts'
import { numberingXml } from './numberingXml.ts'
import { STYLES } from './stylesXml.ts'

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

type Page = { title: string; images?: Images }

/** Returns a body as a Word file. */
export function toDocx(body: Body, { title, images = new Map() }: Page): Uint8Array<ArrayBuffer> {
  const writer = new DocumentWriter(images)
  const document = writer.write(body)
  const media = [...writer.media.values()]
  const types = [...new Set(media.map(({ extension }) => extension))]
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types
      .map(type => `<Default Extension="${type}" ContentType="image/${type}"/>`)
      .join(
        '',
      )}<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD}.numbering+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': relationships([
      { id: 'rId1', type: `${TYPE}/officeDocument`, target: 'word/document.xml' },
      {
        id: 'rId2',
        type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        target: 'docProps/core.xml',
      },
    ]),
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`,
    'word/document.xml': document,
    'word/styles.xml': STYLES,
    'word/numbering.xml': numberingXml(writer.lists),
    'word/_rels/document.xml.rels': relationships([
      { id: 'rIdStyles', type: `${TYPE}/styles`, target: 'styles.xml' },
      { id: 'rIdNumbering', type: `${TYPE}/numbering`, target: 'numbering.xml' },
      ...[...writer.links].map(([target, id]) => ({
        id,
        type: `${TYPE}/hyperlink`,
        target,
        isExternal: true,
      })),
      ...media.map(({ id, name }) => ({ id, type: `${TYPE}/image`, target: `media/${name}` })),
    ]),
  }
  const files = Object.fromEntries(
    Object.entries(parts).map(([name, xml]) => [name, strToU8(`${XML}${xml}`)]),
  )
  for (const { name, bytes } of media) files[`word/media/${name}`] = bytes
  return new Uint8Array(zipSync(files, { mtime: new Date(2000, 0, 1) }))
}

type Relationship = { id: string; type: string; target: string; isExternal?: boolean }

const relationships = (all: readonly Relationship[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(
      ({ id, type, target, isExternal }) =>
        `<Relationship Id="${id}" Type="${type}" Target="${escapeXml(target)}"${isExternal ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`
