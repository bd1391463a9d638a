import { BrandMark } from '#site/ui/BrandMark.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'

export type ErrorDocumentProps = {
  title: string
  text: string
  /** The name of the link to the same address. */
  again: string
  styles: readonly string[]
}

/** The address that leads to the page itself again, with its query. */
const SAME_PAGE = ''

/** The document in place of a page that cannot be shown. It needs no script and no data. */
export function ErrorDocument({ title, text, again, styles }: ErrorDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <script src="/theme.js" />
        {styles.map(file => (
          <link key={file} rel="stylesheet" href={file} crossOrigin="" />
        ))}
      </head>
      <body>
        <main className="grid min-h-dvh w-full place-items-center bg-desk p-6">
          <div className="grid max-w-md justify-items-center gap-3 text-center">
            <BrandMark className="mb-3 size-12" />
            <h1 className="font-serif text-xl font-semibold text-balance text-ink">{title}</h1>
            <p className="text-balance text-ink-soft">{text}</p>
            <a href={SAME_PAGE} className={`mt-4 ${buttonClass({ variant: 'primary' })}`}>
              {again}
            </a>
          </div>
        </main>
      </body>
    </html>
  )
}
