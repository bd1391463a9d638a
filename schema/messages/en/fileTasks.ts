import { namespace } from '../namespace.ts'

/** The dialog of a file that is imported or exported. */
export const fileTasks = namespace('fileTasks', {
  importing: 'Importing {name}',
  reading: 'Reading the file on this device…',
  uploading: 'Storing image {done, number} of {count, number}…',
  exporting: 'Exporting {name}',
  writing: 'Writing the file on this device…',
  fetching: 'Collecting image {done, number} of {count, number}…',
  imagesMissing:
    '{count, plural, one {# image isn’t in the file: it couldn’t be loaded} other {# images aren’t in the file: they couldn’t be loaded}}',
  cancel: 'Cancel',
  close: 'Close',
  chooseOther: 'Choose another file',
  imported: 'Imported {name}',
  leftOut: 'Left out: {what}.',
  remoteImages:
    '{count, plural, one {# image on another server} other {# images on other servers}} ({hosts})',
  images: '{count, plural, one {# image} other {# images}}',
  footnotes: '{count, plural, one {# footnote} other {# footnotes}}',
  comments: '{count, plural, one {# comment} other {# comments}}',
  links:
    '{count, plural, one {the target of # link without a full address} other {the targets of # links without a full address}}',
  active: '{count, plural, one {# script, form or player} other {# scripts, forms or players}}',
  refused: 'We couldn’t import {name}',
  exportFailed: 'We couldn’t export {name}',
  why: {
    tooLarge: 'The file is too large. Files can have up to 5 MB.',
    tooLong:
      'The file has {count, number} characters. Documents can hold up to 200,000. Split it and import the parts.',
    unknownType: 'Choose a Word (.docx), Markdown, HTML or text file.',
    oldWord: 'This is an old Word format. Open the file in Word, save it as .docx, and import that.',
    notText: 'This isn’t a text file, whatever its name says.',
    damaged: 'The file is damaged, or it isn’t what its name says.',
    locked: 'The file is protected by a password. Remove it in Word and import the file again.',
    macros: 'The file contains macros, which are programs. Save it as .docx without macros.',
    entities: 'The file refers to parts outside of it, which Word files never need. It may be an attack.',
    zipBomb: 'The file unpacks to far more data than a document needs. It may be an attack.',
    tooDeep: 'The file is nested too deeply to be a document.',
    tooComplex: 'The file has more parts than a document can hold.',
    empty: 'The file has no text.',
    tooSlow: 'Reading the file took too long. Nothing was imported.',
    crashed: 'Reading the file failed. Nothing was imported.',
  },
  noRoom: 'This device has no room for the text. Nothing was imported.',
  exportSlow: 'Writing the file took too long.',
  exportCrashed: 'Writing the file failed. Your text is unchanged.',
  pdfText:
    'Your browser makes the file. In the next window, choose “Save as PDF” as the printer, then save. You can also print on paper.',
  pdfContinue: 'Continue',
})
