declare module 'draft-js' {
  import type { Component } from 'react'

  export class ContentState {
    static createFromText(text: string): ContentState
    getPlainText(delimiter: string): string
  }
  export class EditorState {
    static createWithContent(content: ContentState): EditorState
    getCurrentContent(): ContentState
  }
  export class Editor extends Component<{
    editorState: EditorState
    onChange: (state: EditorState) => void
  }> {
    restoreEditorDOM(): void
  }
  export function convertToRaw(content: ContentState): object
}
