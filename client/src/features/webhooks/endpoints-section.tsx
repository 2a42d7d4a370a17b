import type { WebhookEndpoint } from '@mainstreet/shared/contracts/webhooks'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../kit/data/data'
import { useOperation, useRemove, useSave } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { ConfirmDialog } from '../../kit/ui/confirm-dialog'
import { EmptyState } from '../../kit/ui/empty-state'
import { ErrorState } from '../../kit/ui/error-state'
import { SettingsSection } from '../../kit/ui/settings-section'
import { Skeleton } from '../../kit/ui/skeleton'
import { toast } from '../../kit/ui/toaster'
import { EndpointDialog } from './endpoint-dialog'
import { EndpointRow, type EndpointAction } from './endpoint-row'
import styles from './integrations.module.css'
import { SecretDialog } from './secret-dialog'
import { integrationWords } from './words'

type Asked = { row: WebhookEndpoint; what: 'rotate' | 'remove' }

const ConfirmAction = ({
  asked,
  onClose,
  onSecret,
}: {
  asked: Asked | null
  onClose: () => void
  onSecret: (secret: string) => void
}) => {
  const words = useWords(integrationWords)
  const { remove } = useRemove('webhook-endpoints')
  const { run: rotate } = useOperation('webhook-rotate')
  const isRemoval = asked?.what === 'remove'
  const confirm = async () => {
    if (!asked) return
    if (isRemoval) await remove(asked.row.id)
    else onSecret((await rotate({ id: asked.row.id })).secret)
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={isRemoval ? words.removeTitle : words.rotateTitle}
      confirm={isRemoval ? words.remove : words.rotateSubmit}
      cancel={words.cancel}
      danger={isRemoval}
    >
      {isRemoval ? words.removeText : words.rotateText}
    </ConfirmDialog>
  )
}

/** The addresses that the account's events are sent to. */
export const EndpointsSection = () => {
  const words = useWords(integrationWords)
  const { rows, error, refetch } = useList('webhook-endpoints', { $sort: { id: 1 } })
  const { patch } = useSave('webhook-endpoints')
  const { run: test } = useOperation('webhook-test')
  const [edited, setEdited] = useState<WebhookEndpoint | 'new' | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const carryOut = async (row: WebhookEndpoint, action: EndpointAction) => {
    if (action === 'edit') return setEdited(row)
    if (action === 'rotate' || action === 'remove') return setAsked({ row, what: action })
    try {
      if (action === 'switch') await patch(row.id, { enabled: !row.enabled })
      else {
        await test({ id: row.id })
        toast.success(words.tested)
      }
    } catch (thrown) {
      toast.error(words.failed, thrown)
    }
  }
  const isEmpty = rows?.length === 0
  const add = (
    <Button icon={<Plus />} onClick={() => setEdited('new')} aria-haspopup="dialog">
      {words.add}
    </Button>
  )
  return (
    <SettingsSection id="webhooks" title={words.endpoints} about={words.endpointsAbout}>
      {!rows && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={3} />)}
      {isEmpty && <EmptyState title={words.none} icon={<Webhook />} action={add} sample={words.sample} />}
      <ul className={styles.rows}>
        {rows?.map((row) => (
          <EndpointRow key={row.id} row={row} onAction={(action) => void carryOut(row, action)} />
        ))}
      </ul>
      {!isEmpty && <div className={styles.foot}>{add}</div>}
      <EndpointDialog row={edited} onClose={() => setEdited(null)} onSecret={setSecret} />
      <ConfirmAction asked={asked} onClose={() => setAsked(null)} onSecret={setSecret} />
      <SecretDialog
        secret={secret}
        onClose={() => {
          setSecret(null)
          void refetch()
        }}
      />
    </SettingsSection>
  )
}
