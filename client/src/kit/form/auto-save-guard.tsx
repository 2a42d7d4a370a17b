import { use, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouter } from 'react-router-dom'
import { LeaveDialog, UnloadGuard, useUnsavedGuard } from './unsaved-guard'

type AutoSaveGuardProps = { changed: boolean; saving: boolean }

/** Leaving waits for a save that is under way; only what could not be saved asks first. */
const WaitingGuard = ({ changed, saving }: AutoSaveGuardProps) => {
  const blocker = useUnsavedGuard(changed || saving)
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (isBlocked && !changed && !saving) blocker.proceed()
  }, [isBlocked, changed, saving, blocker])
  return <LeaveDialog blocker={blocker} open={isBlocked && changed && !saving} />
}

/** Keeps what was typed and not saved from being lost with the page. */
export const AutoSaveGuard = (props: AutoSaveGuardProps) =>
  use(DataRouter) ? <WaitingGuard {...props} /> : <UnloadGuard when={props.changed} />
