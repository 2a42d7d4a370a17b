import { useEffect, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import type { ItemForm } from './item-form'
import type { Publishing } from './use-publishing'
import { editorWords } from './words'

/** Saves a draft and publishes it with the same press. */
export const PublishItem = ({ publishing }: { publishing: Publishing }) => {
  const words = useWords(editorWords)
  const here = useRef<HTMLSpanElement>(null)
  const status = useWatch<ItemForm, 'status'>({ name: 'status' })
  const { isSubmitting } = useFormState()
  const { doubts, begin, end, forget } = publishing
  useEffect(() => {
    if (!isSubmitting) end()
  }, [isSubmitting, end])
  const submit = (isConfirmed: boolean) => {
    begin(isConfirmed)
    here.current?.closest('form')?.requestSubmit()
  }
  return (
    <span ref={here}>
      {status === 'draft' && (
        <Button onClick={() => submit(false)} disabled={isSubmitting}>
          {words.publish}
        </Button>
      )}
      <ConfirmDialog
        open={doubts.length > 0}
        onClose={forget}
        onConfirm={() => submit(true)}
        title={words.publishTitle}
        confirm={words.publish}
      >
        {doubts.join(' ')}
      </ConfirmDialog>
    </span>
  )
}
