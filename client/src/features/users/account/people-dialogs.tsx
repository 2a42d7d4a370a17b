import {
  invitationContract,
  memberContract,
  type Invitation,
  type Member,
} from '@mainstreet/shared/contracts/people'
import { useRemove, useSave } from '../../../kit/data/data-writes'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { Dialog } from '../../../kit/ui/dialog'
import { toast } from '../../../kit/ui/toaster'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { peopleWords } from './people-words'
import { memberRoles } from '@mainstreet/shared/access'
import { useChoiceField } from '../../../kit/form/fields/use-form-field'
import { RadioCards } from '../../../kit/ui/radio-cards'

/** What somebody may do in the business. */
const RoleField = () => {
  const words = useWords(peopleWords)
  const { value, onChange, error } = useChoiceField({ name: 'role', label: words.mayDo }).field
  const options = memberRoles.map((role) => ({
    value: role,
    title: words.roles[role],
    description: words.roleAbout[role],
  }))
  return <RadioCards label={words.mayDo} {...{ value, onChange, options, error }} />
}

/** What a person is called; the address where there is no name. */
export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>): string => name || email

type InviteDialogProps = {
  open: boolean
  onClose: () => void
  /** Staff invite to open a business, which makes an owner; else it is to the business in view. */
  toOpen?: boolean
}

/** Invites somebody by an address. */
export const InviteDialog = ({ open, onClose, toOpen = false }: InviteDialogProps) => {
  const words = useWords(peopleWords)
  const { create } = useSave('invitations')
  const title = toOpen ? words.inviteToOpenTitle : words.inviteTitle
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && (
        <Form<Pick<Invitation, 'email' | 'role'>>
          label={title}
          guard={false}
          contract={invitationContract}
          defaultValues={{ email: '', role: toOpen ? 'owner' : 'orders' }}
          onSubmit={async ({ email, role }) => {
            await create({ email: email.trim(), role })
            toast.success(words.invited(email.trim()))
          }}
          onSaved={onClose}
        >
          <Field
            name="email"
            type="email"
            required
            autoComplete="off"
            help={toOpen ? words.inviteToOpenHelp : words.inviteHelp}
            data-autofocus
          />
          {!toOpen && <RoleField />}
          <DialogActions submit={words.inviteSubmit} cancel={words.cancel} onCancel={onClose} />
        </Form>
      )}
    </Dialog>
  )
}

type AboutMember = { member: Member | null; onClose: () => void }

/** Changes what somebody may do. */
export const RoleDialog = ({ member, onClose }: AboutMember) => {
  const words = useWords(peopleWords)
  const { patch } = useSave('user-accounts')
  return (
    <Dialog open={member !== null} onClose={onClose} title={member ? words.changeTitle(nameOf(member)) : ''}>
      {member && (
        <Form<Pick<Member, 'role'>>
          label={words.changeTitle(nameOf(member))}
          guard={false}
          contract={memberContract}
          defaultValues={{ role: member.role }}
          onSubmit={async ({ role }) => {
            await patch(member.id, { role })
            toast.success(words.changed(nameOf(member), words.roles[role]))
          }}
          onSaved={onClose}
        >
          <RoleField />
          <DialogActions submit={words.save} cancel={words.cancel} onCancel={onClose} />
        </Form>
      )}
    </Dialog>
  )
}

/** Asks before somebody loses access. */
export const RemoveDialog = ({ member, onClose }: AboutMember) => {
  const words = useWords(peopleWords)
  const { remove } = useRemove('user-accounts')
  const name = member ? nameOf(member) : ''
  const confirm = async () => {
    if (!member) return
    await remove(member.id)
    toast.success(words.removed(name))
  }
  return (
    <ConfirmDialog
      open={member !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={words.removeTitle(name)}
      confirm={words.removeSubmit}
      cancel={words.cancel}
      danger
    >
      {words.removeText(name)}
    </ConfirmDialog>
  )
}
