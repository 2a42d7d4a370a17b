import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { Row, TablePath, Write } from '@mainstreet/shared/services'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type FieldValues } from 'react-hook-form'
import { useRoles } from '../session/use-may'
import { UnsavedGuard } from './unsaved-guard'
import { FormContext, type FieldCheck } from './form-context'
import { useFormDraft } from './form-drafts'
import { formSchema, offersField } from './form-schema'
import { useResolver } from './resolver'
import styles from './form.module.css'
import { useAutoSave, type SaveState } from './use-auto-save'

type AutoSaveFormProps<P extends TablePath> = {
  contract: AnyTableContract & { path: P }
  /** The row as it is stored; what changes in it elsewhere is shown where nothing else was typed. */
  row: Row<P>
  label: string
  /** Sends the columns that changed; the service's patch by default. */
  save?: (data: Write<P>) => Promise<unknown>
  children: ReactNode
  /** Told how the saving goes, for the place that says so. */
  onState?: (state: SaveState) => void
}

/** Has the field that one is in write its value as it does when it is left, and leaves one there. */
const leaveField = (form: HTMLFormElement | null) => {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !form?.contains(activeElement)) return
  activeElement.blur()
  activeElement.focus({ preventScroll: true })
}

/** A form that saves each field when it is left, and each choice when it is made; a refused value says why and stays typed. */
export const AutoSaveForm = <P extends TablePath>(props: AutoSaveFormProps<P>) => {
  const { contract, row, label, children, onState } = props
  const [checks] = useState(() => new Map<string, FieldCheck>())
  const schema = useMemo(() => formSchema(contract), [contract])
  const form = useForm<FieldValues>({
    defaultValues: row,
    resolver: useResolver({ schema }, checks),
    mode: 'onTouched',
  })
  const { autoSave, state, commitAll } = useAutoSave({ form, ...props })
  useFormDraft({ form, contract, id: row.id })
  const roles = useRoles()
  const offers = useCallback((name: string) => offersField(contract, roles, name), [contract, roles])
  const kit = useMemo(
    () => ({ schema, offers, checks, busy: false, saved: false, autoSave }),
    [schema, offers, checks, autoSave],
  )
  useEffect(() => onState?.(state), [onState, state])
  const element = useRef<HTMLFormElement>(null)
  const save = useCallback(() => {
    leaveField(element.current)
    return commitAll()
  }, [commitAll])
  return (
    <FormContext value={kit}>
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          className={styles.form}
          aria-label={label}
          data-row={`${contract.path}:${row.id}`}
          onSubmit={(event) => {
            event.preventDefault()
            // Enter saves the line as leaving it does.
            const { activeElement } = document
            if (activeElement instanceof HTMLInputElement && activeElement.name)
              autoSave.commit(activeElement.name)
          }}
        >
          {children}
          <UnsavedGuard changed={form.formState.isDirty} saving={state.saving} save={save} />
        </form>
      </FormProvider>
    </FormContext>
  )
}
