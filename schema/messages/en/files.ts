import { namespace } from '../namespace.ts'

/** The menus that import and export files. */
export const files = namespace('files', {
  import: 'Import a file',
  importWords: 'open upload docx word markdown html text',
  dropHere: 'Drop a file to import it',
  dropOne: 'Import one file at a time',
  export: 'Export',
  exportAs: 'Export as {format}',
  exportWords: 'download save file docx word markdown html text pdf print',
  formats: {
    md: 'Markdown (.md)',
    docx: 'Word (.docx)',
    html: 'Web page (.html)',
    txt: 'Plain text (.txt)',
    pdf: 'PDF or print',
  },
  copyMarkdown: 'Copy as Markdown',
  copyWords: 'clipboard',
  markdownCopied: 'Copied as Markdown',
  markdownFailed: 'The text couldn’t be copied',
  pdfTitle: 'Export as PDF',
})
