import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/** Shows where dragged content would go. The code for it is loaded with the first drag. */
export const DropLine = Extension.create({
  name: 'dropLine',
  addProseMirrorPlugins: () => [
    new Plugin({
      view(view) {
        let isGone = false
        let line: ReturnType<NonNullable<Plugin['spec']['view']>> | undefined
        const load = () => {
          void import('@tiptap/pm/dropcursor').then(
            ({ dropCursor }) => {
              if (!isGone) line = dropCursor({ color: 'currentColor' }).spec.view?.(view)
            },
            () => undefined,
          )
        }
        view.dom.addEventListener('dragenter', load, { once: true })
        return {
          update: (current, before) => line?.update?.(current, before),
          destroy() {
            isGone = true
            view.dom.removeEventListener('dragenter', load)
            line?.destroy?.()
          },
        }
      },
    }),
  ],
})
