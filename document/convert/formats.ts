/** The formats of exported files. */
export const EXPORT_FORMATS = ['md', 'docx', 'html', 'txt'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The format of an imported file by the extension of its name. */
export const IMPORT_FORMATS: Readonly<Record<string, ExportFormat>> = {
  txt: 'txt',
  text: 'txt',
  md: 'md',
  markdown: 'md',
  html: 'html',
  htm: 'html',
  docx: 'docx',
}

/** Maximum size of an imported file in bytes. */
export const MAX_FILE_BYTES = 5_000_000
