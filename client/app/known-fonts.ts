// A script of its own at the end of each page. The fonts take a second of a slow line, so a visitor's first page
// does without; main.tsx loads them after it, and this links them from the next page on.
const script = document.currentScript;
const sheet = script?.dataset.sheet;
try {
  if (localStorage.getItem('fonts') === sheet)
    script?.insertAdjacentHTML('afterend', `<link rel="stylesheet" href="${sheet}">`);
} catch {
  // Storage is forbidden: the page keeps the system's fonts.
}
