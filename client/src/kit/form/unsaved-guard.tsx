import { use, useEffect, type RefObject } from 'react'
import { UNSAFE_DataRouterContext as DataRouter, useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../ui/confirm-dialog'

const useUnloadGuard = (changed: boolean, allow?: RefObject<boolean>) =>
  useEffect(() => {
    if (!changed) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!allow?.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [changed, allow])

/** Holds back leaving the page while something is `changed`, by link or by closing the window; `allow` lets a save leave. Needs a data router. */
const useUnsavedGuard = (changed: boolean, allow?: RefObject<boolean>) => {
  useUnloadGuard(changed, allow)
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !allow?.current && currentLocation.pathname !== nextLocation.pathname,
  )
}

type GuardProps = { when: boolean; allow?: RefObject<boolean> }

const LeaveDialog = ({ when, allow }: GuardProps) => {
  const blocker = useUnsavedGuard(when, allow)
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      danger
    >
      Your changes are not saved yet.
    </ConfirmDialog>
  )
}

const UnloadGuard = ({ when, allow }: GuardProps) => {
  useUnloadGuard(when, allow)
  return null
}

/** Asks before unsaved changes are left; outside a data router only the closing of the window is guarded. */
export const UnsavedGuard = (props: GuardProps) =>
  use(DataRouter) ? <LeaveDialog {...props} /> : <UnloadGuard {...props} />
