import { apiKeyContract, type ApiKey } from '@mainstreet/shared/contracts/users'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../../kit/data/data'
import { useRemove, useSave } from '../../../kit/data/data-writes'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { Badge } from '../../../kit/ui/badge'
import { Button } from '../../../kit/ui/button'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { Dialog } from '../../../kit/ui/dialog'
import { DropdownMenu } from '../../../kit/ui/dropdown-menu'
import { ErrorState } from '../../../kit/ui/error-state'
import { SettingsSection } from '../../../kit/ui/settings-section'
import { Skeleton } from '../../../kit/ui/skeleton'
import { toast } from '../../../kit/ui/toaster'
import styles from './account.module.css'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { keyWords } from './key-words'
import { NewKeyDialog } from './new-key-dialog'
import { useFormats } from '../../../kit/language/use-formats'

type KeyRowProps = { row: ApiKey; onRename: () => void; onRevoke: () => void }

const KeyRow = ({ row, onRename, onRevoke }: KeyRowProps) => {
  const words = useWords(keyWords)
  const { moment } = useFormats()
  const used = row.lastUsedAt ? words.lastUsed(moment(row.lastUsedAt)) : words.neverUsed
  return (
    <li className={styles.row}>
      <KeyRound className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>
          {row.name}{' '}
          <Badge tone={row.scope === 'write' ? 'warning' : 'neutral'}>{words.scopes[row.scope]}</Badge>
        </p>
        <p className="muted">
          {words.endsWith(row.hint)} · {used}
        </p>
      </div>
      <DropdownMenu
        label={words.actions(row.name)}
        items={[
          { label: words.rename, onSelect: onRename },
          'separator',
          { label: words.revoke, onSelect: onRevoke, danger: true },
        ]}
      />
    </li>
  )
}

type AboutKey = { row: ApiKey | null; onClose: () => void }

const RenameDialog = ({ row, onClose }: AboutKey) => {
  const words = useWords(keyWords)
  const { patch } = useSave('api-keys')
  return (
    <Dialog open={row !== null} onClose={onClose} title={words.renameTitle}>
      {row && (
        <Form<Pick<ApiKey, 'name'>>
          label={words.renameTitle}
          guard={false}
          contract={apiKeyContract}
          defaultValues={{ name: row.name }}
          onSubmit={({ name }) => patch(row.id, { name: name.trim() })}
          onSaved={onClose}
        >
          <Field name="name" required data-autofocus />
          <DialogActions submit={words.save} cancel={words.cancel} onCancel={onClose} />
        </Form>
      )}
    </Dialog>
  )
}

const RevokeDialog = ({ row, onClose }: AboutKey) => {
  const words = useWords(keyWords)
  const { remove } = useRemove('api-keys')
  const revoke = async () => {
    if (!row) return
    await remove(row.id)
    toast.success(words.revoked(row.name))
  }
  return (
    <ConfirmDialog
      open={row !== null}
      onClose={onClose}
      onConfirm={revoke}
      title={words.revokeTitle(row?.name ?? '')}
      confirm={words.revokeSubmit}
      cancel={words.cancel}
      danger
    >
      {words.revokeText(row?.name ?? '')}
    </ConfirmDialog>
  )
}

const newestFirst = { $sort: { id: -1 }, $limit: 500 }

/** The keys of the account in view: made, renamed and revoked. */
export const ApiKeysSection = () => {
  const words = useWords(keyWords)
  const { rows, error, refetch } = useList('api-keys', newestFirst)
  const [creating, setCreating] = useState(false)
  const [renamed, setRenamed] = useState<ApiKey | null>(null)
  const [revoked, setRevoked] = useState<ApiKey | null>(null)
  return (
    <SettingsSection id="keys" title={words.title} about={words.about}>
      {!rows && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={3} />)}
      {rows?.length === 0 && <p className="muted">{words.none}</p>}
      <ul className={styles.rows}>
        {rows?.map((row) => (
          <KeyRow key={row.id} row={row} onRename={() => setRenamed(row)} onRevoke={() => setRevoked(row)} />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button icon={<Plus />} onClick={() => setCreating(true)} aria-haspopup="dialog">
          {words.create}
        </Button>
      </div>
      <NewKeyDialog open={creating} onClose={() => setCreating(false)} onCreated={refetch} />
      <RenameDialog row={renamed} onClose={() => setRenamed(null)} />
      <RevokeDialog row={revoked} onClose={() => setRevoked(null)} />
    </SettingsSection>
  )
}
