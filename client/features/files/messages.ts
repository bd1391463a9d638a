import type { Body } from '#document/body.ts'
import type { ExportFormat } from '#document/convert/formats.ts'
import type { Images } from '#document/convert/images.ts'
import type { Imported, Refusal } from '#document/convert/imported.ts'
import type { Result } from '#schema/shared/result.ts'

/** The task of a worker. Each worker has one. */
export type ConvertTask =
  | { kind: 'import'; name: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'export'; format: ExportFormat; title: string; body: Body; images: Images }

export type ConvertAnswer =
  | { kind: 'imported'; result: Result<Imported, Refusal> }
  | { kind: 'exported'; bytes: Uint8Array<ArrayBuffer> }
