import type { AccountExport } from '@mainstreet/shared/contracts/marketplace/exports'
import { useList } from '../../../kit/data/data'
import { useOperation, useRemove, useSave } from '../../../kit/data/data-writes'
import { addressOf } from '../../../kit/data/rest'
import { useWords } from '../../../kit/language/bilingual'
import { toast } from '../../../kit/ui/toaster'
import { exportWords } from './export-words'

const latest = { $sort: { id: -1 }, $limit: 1 }

/** Lets the browser download an archive: a form, because a browser's download carries no token, and an address is written down in too many places. */
const sendTicket = (ticket: string) => {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = addressOf('account-export-download')
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'ticket'
  field.value = ticket
  form.append(field)
  document.body.append(form)
  form.submit()
  form.remove()
}

/** The account's archive: what there is of it, live, and what can be done with it. */
export const useExport = () => {
  const words = useWords(exportWords)
  const { rows, error, refetch } = useList('account-exports', latest)
  const { create, busy: beginning } = useSave('account-exports')
  const { remove, busy: ending } = useRemove('account-exports')
  const { run } = useOperation('account-export-ticket')

  const attempt = (call: Promise<unknown>, text: string) =>
    call.catch((failure: unknown) => void toast.error(text, failure))

  return {
    rows,
    error,
    refetch,
    busy: beginning || ending,
    make: () => attempt(create({}).then(refetch), words.notBegun),
    stop: (row: AccountExport) => attempt(remove(row.id), words.notBegun),
    remove: (row: AccountExport) => remove(row.id),
    download: ({ id }: AccountExport) =>
      attempt(
        run({ id }).then(({ ticket }) => sendTicket(ticket)),
        words.notDownloaded,
      ),
  }
}
