const isLabelOf = (label: HTMLLabelElement, control: HTMLElement) =>
  label.htmlFor ? label.htmlFor === control.id : label.control === control

/** The labels of a control. For each, jsdom would ask every element of the page which control it is the label of. */
export const labelsOf = (control: HTMLElement): HTMLLabelElement[] =>
  [...document.querySelectorAll('label')].filter((label) => isLabelOf(label, control))
