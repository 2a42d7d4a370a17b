import { use, useEffect, type RefObject } from 'react'
import { UNSAFE_DataRouterContext as DataRouter, useBlocker, type Blocker } from 'react-router-dom'
import { useWords } from '../language/bilingual'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { formWords } from './form-words'

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
export const useUnsavedGuard = (changed: boolean, allow?: RefObject<boolean>) => {
  useUnloadGuard(changed, allow)
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !allow?.current && currentLocation.pathname !== nextLocation.pathname,
  )
}

/** Asks whether to leave what is not saved. */
export const LeaveDialog = ({ blocker, open }: { blocker: Blocker; open: boolean }) => {
  const words = useWords(formWords)
  return (
    <ConfirmDialog
      open={open}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={words.leaveTitle}
      confirm={words.leave}
      cancel={words.stay}
      danger
    >
      {words.leaveText}
    </ConfirmDialog>
  )
}

type GuardProps = { when: boolean; allow?: RefObject<boolean> }

const LeaveGuard = ({ when, allow }: GuardProps) => {
  const blocker = useUnsavedGuard(when, allow)
  return <LeaveDialog blocker={blocker} open={blocker.state === 'blocked'} />
}

/** Guards only the closing of the window. */
export const UnloadGuard = ({ when, allow }: GuardProps) => {
  useUnloadGuard(when, allow)
  return null
}

/** Asks before unsaved changes are left; outside a data router only the closing of the window is guarded. */
export const UnsavedGuard = (props: GuardProps) =>
  use(DataRouter) ? <LeaveGuard {...props} /> : <UnloadGuard {...props} />
