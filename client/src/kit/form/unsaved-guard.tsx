import { createContext, use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { UNSAFE_DataRouterContext as DataRouter, useBlocker, type Location } from 'react-router-dom'
import { useWords } from '../language/bilingual'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { formWords } from './form-words'
import {
  isHoldingBack,
  saveTyped,
  useFormsState,
  useUnsavedChanges,
  type FormChanges,
} from './unsaved-changes'

const useUnloadGuard = ({ changed, allow }: FormChanges) =>
  useEffect(() => {
    if (!changed) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!allow?.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [changed, allow])

/** Saves what a form saves by itself, from a field too that was never left; true once that did not work. */
const useSaveBeforeLeaving = (isBlocked: boolean): boolean => {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    if (!isBlocked) return
    let isWaiting = true
    void saveTyped().then((isSaved) => isWaiting && setRefused(!isSaved))
    return () => {
      isWaiting = false
      setRefused(false)
    }
  }, [isBlocked])
  return isRefused
}

/** The parameter of the address that says which part of a page the forms within belong to: another one leaves them, as another page does. */
export const LeftByParam = createContext<string | undefined>(undefined)

const isLeft = (from: Location, { to, param }: { to: Location; param: string | undefined }): boolean => {
  if (from.pathname !== to.pathname) return true
  const valueIn = ({ search }: Location) => param && new URLSearchParams(search).get(param)
  return valueIn(from) !== valueIn(to)
}

/** Waits for what is being saved; only what is not saved after it is asked about. */
const LeaveDialog = () => {
  const words = useWords(formWords)
  const state = useFormsState()
  const param = use(LeftByParam)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLeft(currentLocation, { to: nextLocation, param }) && isHoldingBack(),
  )
  const isBlocked = blocker.state === 'blocked'
  const isRefused = useSaveBeforeLeaving(isBlocked)
  useEffect(() => {
    if (isBlocked && state === 'saved') blocker.proceed()
  }, [isBlocked, state, blocker])
  // The form that asks may be out of sight just now.
  return createPortal(
    <ConfirmDialog
      open={isBlocked && (state === 'changed' || (state === 'typed' && isRefused))}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={words.leaveTitle}
      confirm={words.leave}
      cancel={words.stay}
      danger
    >
      {words.leaveText}
    </ConfirmDialog>,
    document.body,
  )
}

/** Keeps what a form holds and has not saved from being lost, by link or by closing the window; outside a data router only the closing is guarded. */
export const UnsavedGuard = (props: FormChanges) => {
  useUnloadGuard(props)
  const { asks } = useUnsavedChanges(props)
  return use(DataRouter) && asks ? <LeaveDialog /> : null
}
