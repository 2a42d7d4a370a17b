import { LogOut } from 'lucide-react'
import { staffChangeContract } from '@mainstreet/shared/contracts/staff-changes'
import { useState } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { useAccountInView, useSession, useSignedIn } from '../../kit/session/session-context'
import { Button } from '../../kit/ui/button'
import { Page } from '../../kit/ui/page'
import { SectionLinks } from '../../kit/ui/section-links'
import { toast } from '../../kit/ui/toaster'
import { useMay } from '../../kit/session/use-may'
import { ChangesSection } from '../staff-changes/changes-section'
import { accountWords } from './account/account-words'
import { ApiKeysSection } from './account/api-keys-section'
import { AppearanceSection, LanguageSection } from './account/choice-sections'
import { ExportSection } from './account/export-section'
import { exportWords } from './account/export-words'
import { keyWords } from './account/key-words'
import { PasswordSection } from './account/password-section'
import { sessionWords } from './account/session-words'
import { SessionsSection } from './account/sessions-section'
import { YouSection } from './account/you-section'

const SignOut = () => {
  const words = useWords(accountWords)
  const { session } = useSession()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await session.signOut().catch((error) => {
      toast.error(words.stillSignedIn, error)
      setBusy(false)
    })
  }
  return (
    <Button icon={<LogOut />} loading={busy} onClick={leave}>
      {words.signOut}
    </Button>
  )
}

const useLinks = ({ isOwn, hasAccount }: { isOwn: boolean; hasAccount: boolean }) => {
  const words = useWords(accountWords)
  const own = [
    { id: 'you', title: words.you.title },
    { id: 'password', title: words.password.title },
    { id: 'language', title: words.language.title },
    { id: 'appearance', title: words.appearance.title },
    { id: 'sessions', title: useWords(sessionWords).title },
  ]
  const keys = { id: 'keys', title: useWords(keyWords).title }
  const archive = { id: 'export', title: useWords(exportWords).title }
  return [...(isOwn ? own : []), ...(hasAccount ? [keys, archive] : [])]
}

const OwnSections = () => (
  <>
    <YouSection />
    <PasswordSection />
    <LanguageSection />
    <AppearanceSection />
    <SessionsSection />
  </>
)

/** The user's own login, and the keys and the archive of the account in view; staff have the one apart from the others. */
export const DashboardAccountPage = () => {
  const words = useWords(accountWords)
  const { user } = useSignedIn()
  const hasAccount = useAccountInView() !== null
  const mayReadChanges = useMay(staffChangeContract, 'find') && hasAccount
  const isOwn = user.role === 'owner' || !hasAccount
  const links = useLinks({ isOwn, hasAccount })
  return (
    <Page title={words.title} action={isOwn && <SignOut />}>
      <SectionLinks label={words.sectionsOfPage} sections={links} />
      {isOwn && <OwnSections />}
      {hasAccount && <ApiKeysSection />}
      {hasAccount && <ExportSection />}
      {mayReadChanges && <ChangesSection />}
    </Page>
  )
}
