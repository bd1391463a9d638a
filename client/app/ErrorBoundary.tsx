import { Component, type ReactNode } from 'react'
import { useLocation } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { problems } from '#schema/messages/en/problems.ts'

import { Notice } from './Notice.tsx'

const t = translator(problems)

type Props = { children: ReactNode }

/**
 * Replaces a screen that crashed, until the user goes to another. It tells the user which data is
 * safe and how to continue.
 */
export function ErrorBoundary({ children }: Props) {
  const [path] = useLocation()
  return <Boundary path={path}>{children}</Boundary>
}

type State = { broken: boolean; path: string }

class Boundary extends Component<Props & { path: string }, State> {
  override state = { broken: false, path: this.props.path }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  static getDerivedStateFromProps({ path }: { path: string }, state: State): State | null {
    return path === state.path ? null : { broken: false, path }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Notice
        title={t('broken')}
        text={t('brokenText')}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        }
      />
    )
  }
}
