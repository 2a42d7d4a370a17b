import { changePassword, userContract } from '@mainstreet/shared/contracts/users'
import { asLocale } from '@mainstreet/shared/rules/language'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../kit/form/field'
import { Form } from '../../kit/form/form'
import { FormActions } from '../../kit/form/form-actions'
import { useOperation, useSave } from '../../kit/data/data-writes'
import { useSession, useSignedIn } from '../../kit/session/session-context'
import { applyThemeChoice, readThemeChoice, type ThemeChoice } from '../../kit/theme/theme-choice'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { Page } from '../../kit/ui/page'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { toast } from '../../kit/ui/toaster'
import styles from './dashboard-account-page.module.css'
import { NewPasswordFields, type NewPassword } from './new-password-fields'

const NameCard = () => {
  const { session } = useSession()
  const { user } = useSignedIn()
  const { patch } = useSave('users')
  return (
    <Card title="You" description={`You sign in as ${user.email}.`}>
      <Form
        label="Your name"
        contract={userContract}
        defaultValues={{ name: user.name }}
        onSubmit={async ({ name }) => {
          const saved = await patch(user.id, { name: name.trim() })
          session.changeUser({ name: saved.name })
        }}
      >
        <Field name="name" autoComplete="name" required />
        <FormActions submit="Save Name" onlyWhenChanged />
      </Form>
    </Card>
  )
}

type PasswordChange = NewPassword & { currentPassword: string }
const empty: PasswordChange = { currentPassword: '', newPassword: '', repeated: '' }

const PasswordCard = () => {
  const { user } = useSignedIn()
  const { run } = useOperation('password-change')
  // A new key empties the boxes: a password that was saved has no business in them.
  const [saved, setSaved] = useState(0)
  return (
    <Card title="Password" description="Changing it signs you out everywhere else.">
      <Form<PasswordChange>
        key={saved}
        label="Password"
        guard={false}
        contract={changePassword}
        defaultValues={empty}
        onSubmit={({ currentPassword, newPassword }) => run({ currentPassword, newPassword })}
        onSaved={() => {
          toast.success('Your password is changed.')
          setSaved(saved + 1)
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <Field name="currentPassword" type="password" autoComplete="current-password" required />
        <NewPasswordFields />
        <FormActions submit="Change Password" />
      </Form>
    </Card>
  )
}

const themes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

const ThemeCard = () => {
  const [choice, setChoice] = useState<ThemeChoice>(readThemeChoice)
  const choose = (next: ThemeChoice) => {
    applyThemeChoice(next)
    setChoice(next)
  }
  return (
    <Card title="Appearance" description="How the dashboard looks in this browser.">
      <SegmentedControl label="Appearance" value={choice} onChange={choose} options={themes} />
    </Card>
  )
}

const SignOut = () => {
  const { session } = useSession()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await session.signOut().catch((error) => {
      toast.error('You are still signed in.', error)
      setBusy(false)
    })
  }
  return (
    <Button icon={<LogOut />} loading={busy} onClick={leave}>
      Sign Out
    </Button>
  )
}

const languages = [
  { value: '', label: 'As the browser' },
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
]

const LanguageCard = () => {
  const { session } = useSession()
  const { user } = useSignedIn()
  const { patch } = useSave('users')
  const choose = async (chosen: string) => {
    const language = asLocale(chosen) ?? null
    await patch(user.id, { language })
      .then(() => session.changeUser({ language }))
      .catch((error: unknown) => toast.error('The language was not saved.', error))
  }
  return (
    <Card title="Language" description="The language of this dashboard, for you.">
      <SegmentedControl
        label="Language"
        value={user.language ?? ''}
        onChange={(chosen) => void choose(chosen)}
        options={languages}
      />
    </Card>
  )
}

/** The user's own name, password and look of the dashboard; signing out. */
export const DashboardAccountPage = () => (
  <Page title="Account" action={<SignOut />}>
    <div className={styles.cards}>
      <NameCard />
      <PasswordCard />
      <LanguageCard />
      <ThemeCard />
    </div>
  </Page>
)
