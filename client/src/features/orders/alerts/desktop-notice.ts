/** Whether this browser can show messages on the desktop. */
export const canNotify = (): boolean => 'Notification' in window

/** Whether the user has allowed them. */
export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted'

/** Asks the user to allow them; to be called from a press only. */
export const askToNotify = async (): Promise<boolean> => {
  if (!canNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}

interface DesktopNotice {
  /** Several windows that tell the same show it once. */
  tag: string
  title: string
  icon?: string
  onClick: () => void
}

/** Shows a message on the desktop, unless the user is looking at the page. */
export const notifyDesktop = ({ tag, title, icon, onClick }: DesktopNotice): void => {
  if (!mayNotify() || document.hasFocus()) return
  try {
    const notice = new Notification(title, { tag, icon })
    notice.onclick = () => {
      window.focus()
      notice.close()
      onClick()
    }
  } catch {
    // Phones have the permission but no such messages.
  }
}
