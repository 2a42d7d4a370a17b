import { useState } from 'react'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useWords } from '../../../kit/language/bilingual'
import { useSignedIn } from '../../../kit/session/session-context'
import { Switch } from '../../../kit/ui/switch'
import { keepAlerts, readAlerts } from './alert-choices'
import { alertWords } from './alert-words'
import styles from './alerts.module.css'
import { playBeep } from './beep'
import { askToNotify, canNotify, mayNotify } from './desktop-notice'

/** How this browser announces new orders to the user: with a sound, on the desktop. */
export const AlertSwitches = () => {
  const words = useWords(alertWords)
  const { id, role } = useSignedIn().user
  const [choices, setChoices] = useState(() => readAlerts(id))
  const [isBlocked, setBlocked] = useState(false)
  const { inModule } = useBackOfficeLinks()
  // No order is announced to staff.
  if (inModule || role === 'staff') return null
  const choose = (change: Partial<typeof choices>) => {
    const next = { ...readAlerts(id), ...change }
    keepAlerts(id, next)
    setChoices(next)
  }
  const chooseSound = (sound: boolean) => {
    choose({ sound })
    if (sound) playBeep()
  }
  const chooseDesktop = async (wanted: boolean) => {
    const isAllowed = wanted && (mayNotify() || (await askToNotify()))
    setBlocked(wanted && !isAllowed)
    choose({ desktop: isAllowed })
  }
  return (
    <div role="group" aria-label={words.title} className={styles.switches}>
      <span className={styles.title}>{words.title}</span>
      <Switch label={words.sound} checked={choices.sound} onChange={chooseSound} />
      {canNotify() && (
        <Switch
          label={words.desktop}
          checked={choices.desktop && mayNotify()}
          onChange={(wanted) => void chooseDesktop(wanted)}
          error={isBlocked ? words.blocked : undefined}
        />
      )}
    </div>
  )
}
