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
import { duties, positions } from '@mainstreet/shared/access'
import { dutyWords } from '../../../kit/session/duty-words'
import { useDutyNames } from '../../../kit/session/use-duty-names'
import { SwitchesField } from '../../../kit/form/fields/switches-field'
import { useChoiceField } from '../../../kit/form/fields/use-form-field'
import { RadioCards } from '../../../kit/ui/radio-cards'

const DutiesField = () => {
  const words = useWords(peopleWords)
  const { duties: names, about } = useWords(dutyWords)
  const options = duties.map((value) => ({ value, label: names[value], help: about[value] }))
  return (
    <SwitchesField name="duties" label={words.looksAfter} options={options} oneAtLeast={words.oneAtLeast} />
  )
}

/** What somebody may do in the business: all of it, or what is ticked. */
const AccessFields = () => {
  const words = useWords(peopleWords)
  const { value, onChange, error } = useChoiceField({ name: 'role', label: words.mayDo }).field
  const options = positions.map((role) => ({
    value: role,
    title: words.roles[role],
    description: words.roleAbout[role],
  }))
  return (
    <>
      <RadioCards label={words.mayDo} {...{ value, onChange, options, error }} />
      {value === 'helper' && <DutiesField />}
    </>
  )
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
        <Form<Pick<Invitation, 'email' | 'role' | 'duties'>>
          label={title}
          guard={false}
          contract={invitationContract}
          defaultValues={{ email: '', role: toOpen ? 'owner' : 'helper', duties: toOpen ? [] : ['orders'] }}
          onSubmit={async ({ email, role, duties }) => {
            await create({ email: email.trim(), role, duties })
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
          {!toOpen && <AccessFields />}
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
  const dutyNames = useDutyNames()
  const { patch } = useSave('user-accounts')
  return (
    <Dialog open={member !== null} onClose={onClose} title={member ? words.changeTitle(nameOf(member)) : ''}>
      {member && (
        <Form<Pick<Member, 'role' | 'duties'>>
          label={words.changeTitle(nameOf(member))}
          guard={false}
          contract={memberContract}
          defaultValues={{ role: member.role, duties: member.duties }}
          onSubmit={async ({ role, duties }) => {
            await patch(member.id, { role, duties })
            const as = role === 'owner' ? words.roles.owner : dutyNames(duties)
            toast.success(words.changed(nameOf(member), as))
          }}
          onSaved={onClose}
        >
          <AccessFields />
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
