/** Marks the box that a new dish of a section is named in. */
export const newDishBox = { 'data-new-dish': '' }

/** Goes to the box of the section that is in view, or of the next one below. */
export const goToNewDish = (): void => {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-new-dish]')]
  const box = boxes.find((each) => each.getBoundingClientRect().top >= 0) ?? boxes.at(-1)
  box?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'center' })
}
