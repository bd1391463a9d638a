import { Extension } from '@tiptap/core'
import { Plugin, type EditorState, type Selection } from '@tiptap/pm/state'
import type { ResolvedPos } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'

/** The props of ProseMirror's plugin that this one passes on. */
type Gaps = Plugin['props']

/** A caret between blocks that have no text next to them. Its code is loaded with the first focus. */
export const Gaps = Extension.create({
  name: 'gaps',
  addProseMirrorPlugins() {
    let gaps: { plugin: Plugin; props: Gaps } | null = null
    const load = () => {
      void import('@tiptap/pm/gapcursor').then(
        ({ gapCursor }) => {
          const plugin = gapCursor()
          gaps = { plugin, props: plugin.props }
        },
        () => undefined,
      )
    }
    return [
      new Plugin({
        view: view => {
          if (view.hasFocus()) load()
          else view.dom.addEventListener('focus', load, { once: true })
          return { destroy: () => view.dom.removeEventListener('focus', load) }
        },
        props: {
          decorations: (state: EditorState) => gaps && gaps.props.decorations?.call(gaps.plugin, state),
          createSelectionBetween: (
            view: EditorView,
            anchor: ResolvedPos,
            head: ResolvedPos,
          ): Selection | null =>
            gaps && (gaps.props.createSelectionBetween?.call(gaps.plugin, view, anchor, head) ?? null),
          handleClick: (view, position, event) =>
            gaps?.props.handleClick?.call(gaps.plugin, view, position, event),
          handleKeyDown: (view, event) => gaps?.props.handleKeyDown?.call(gaps.plugin, view, event),
          handleDOMEvents: {
            beforeinput: (view, event) =>
              gaps?.props.handleDOMEvents?.beforeinput?.call(gaps.plugin, view, event),
          },
        },
      }),
    ]
  },
})
