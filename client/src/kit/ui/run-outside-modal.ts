/** Runs something that shows itself over the page, such as a bank's window: a modal dialog around the element would lie above it and keep every click from it. */
export const runOutsideModal = async <T>(element: Element | null, run: () => Promise<T>): Promise<T> => {
  const dialog = element?.closest<HTMLDialogElement>('dialog:modal')
  if (!dialog) return run()
  dialog.close()
  dialog.show()
  try {
    return await run()
  } finally {
    // It may have been closed meanwhile.
    if (dialog.open) {
      dialog.close()
      dialog.showModal()
    }
  }
}
