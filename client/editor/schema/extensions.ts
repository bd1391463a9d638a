import { markInputRule, markPasteRule, mergeAttributes, type AnyExtension } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList, TaskItem, TaskList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'

import { acceptsAttribute } from '#document/attributes.ts'
import { ANNOTATIONS } from '#document/schema.ts'

import { allowedAttributes } from './allowedAttributes.ts'
import { Comment, Deletion, Formatting, Insertion, Linking } from './annotations.ts'
import { codeSpanAtEnd, codeSpans, inputRules, pasteRules } from './delimiters.ts'
import { DropLine } from './dropLine.ts'
import { Gaps } from './gaps.ts'
import { Image } from './image.ts'
import { Link } from './link.ts'
import { Table, TableCell, TableHeader, TableRow } from './tables.ts'

/** Each block has the direction of its first letter, so that Hebrew is written from the right. */
const BY_CONTENT = { dir: 'auto' }

/**
 * The nodes, marks and input rules of a body as Tiptap extensions. Their schema equals
 * `bodySchema`. Without history, which Collaboration provides, and without the trailing-paragraph
 * plugin, which would change a document that is only opened.
 */
export const bodyExtensions = (): AnyExtension[] => [
  Bold.extend({
    addInputRules() {
      return inputRules(this.type, '**', '__')
    },
    addPasteRules() {
      return pasteRules(this.type, '**', '__')
    },
  }),
  Blockquote,
  BulletList,
  Document.extend({ content: '(block | table)+' }),
  DropLine,
  Gaps,
  HardBreak,
  Heading.configure({ levels: [1, 2, 3], HTMLAttributes: BY_CONTENT }),
  HorizontalRule,
  Italic.extend({
    addInputRules() {
      return inputRules(this.type, '*', '_')
    },
    addPasteRules() {
      return pasteRules(this.type, '*', '_')
    },
  }),
  ListItem,
  ListKeymap,
  Paragraph.configure({ HTMLAttributes: BY_CONTENT }),
  Strike.extend({
    // Tiptap's key is that of voice commands.
    addKeyboardShortcuts() {
      return { 'Mod-Shift-x': () => this.editor.commands.toggleStrike() }
    },
    addInputRules() {
      return inputRules(this.type, '~~')
    },
    addPasteRules() {
      return pasteRules(this.type, '~~')
    },
  }),
  Text,
  Underline,
  // Tiptap's code excludes all other marks, including comments; see document/schema.ts.
  Code.extend({
    excludes: 'code',
    addInputRules() {
      return [markInputRule({ find: codeSpanAtEnd, type: this.type })]
    },
    addPasteRules() {
      return [markPasteRule({ find: codeSpans, type: this.type })]
    },
  }),
  CodeBlock.extend({
    marks: ANNOTATIONS.join(' '),
    addAttributes() {
      return allowedAttributes('codeBlock', this.parent?.())
    },
    // Tiptap's reads the node's own attributes.
    renderHTML({ node, HTMLAttributes }) {
      const language: unknown = node.attrs['language']
      const isShown = typeof language === 'string' && acceptsAttribute('codeBlock', 'language', language)
      return [
        'pre',
        mergeAttributes(this.options.HTMLAttributes, HTMLAttributes),
        ['code', { class: isShown ? `language-${language}` : null }, 0],
      ]
    },
  }),
  OrderedList.extend({
    addAttributes() {
      return allowedAttributes('orderedList', this.parent?.())
    },
  }),
  TaskList,
  TaskItem.configure({ nested: true }),
  Image,
  Table,
  TableRow,
  TableCell,
  TableHeader,
  Link,
  Comment,
  Insertion,
  Deletion,
  Formatting,
  Linking,
]
