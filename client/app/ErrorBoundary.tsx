import { Component, type ReactNode } from 'react'

import { Button } from '#client/shared/ui/form/Button.tsx'

import { Notice } from './Notice.tsx'

/** Stands in for a screen that broke, so that the user knows what is safe and what to do. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Notice
        title="This page stopped working"
        text="What you wrote is safe: it is saved on this device and on the server. Load the page again to go on."
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            Load again
          </Button>
        }
      />
    )
  }
}
