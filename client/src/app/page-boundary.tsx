import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorState } from '../kit/ui/error-state'

// After a deployment the old page's chunks no longer exist.
const isOldVersion = (error: unknown) =>
  error instanceof TypeError && /import|module|fetch/i.test(error.message)

const PageError = ({ error }: { error: unknown }) => {
  const reason = isOldVersion(error)
    ? 'This page has been updated, or the connection broke. Please load it again.'
    : 'Something went wrong on this page. Please load it again.'
  return <ErrorState error={reason} title="This page could not be shown" onRetry={() => location.reload()} />
}

type BoundaryProps = { place: string; children: ReactNode }

class Boundary extends Component<BoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failure && before.place !== this.props.place) this.setState({ failure: undefined })
  }

  override render() {
    return this.state.failure ? <PageError error={this.state.failure.error} /> : this.props.children
  }
}

/** An error boundary: shows that a page failed to render or to load; another page resets it. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary place={useLocation().pathname}>{children}</Boundary>
)
