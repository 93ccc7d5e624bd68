// Measures a page as it stands: `window.measure(how)` returns what is wrong with it.
// how: { isTv, scale (of a TV's smallest sizes), scrolls (whether the page may), plays (whether
// something is on the stage, when nothing has to be pressed), count (the digit that must be seen) }
(() => {
  const TOUCH = 44;
  const SMALLEST = 28;
  const CAPTION = 40;
  const COUNT = 300;
  const LONG = 10;
  const PRESSABLE = 'button, a[href], select, summary, input, textarea, [role=button]';

  /** Name an element so that the same one has the same name tomorrow. */
  function nameOf(element) {
    const names = [];
    for (let one = element; one && names.length < 3; one = one.parentElement) {
      const own = [...one.classList].find((name) => !name.startsWith('svelte-'));
      if (own) names.unshift(`.${own}`);
      else if (one === element) names.unshift(one.tagName.toLowerCase());
      if (one.matches('dialog, main, header, nav')) {
        if (!own) names.unshift(one.tagName.toLowerCase());
        break;
      }
    }
    return names.join(' ');
  }

  const matrixOf = (style) => {
    const { a, b, c, d } = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
    return Math.sqrt(Math.abs(a * d - b * c));
  };
  /** Return how large an element's own pixels are on the screen. */
  function scaleOf(element) {
    const svg = element.closest('svg');
    if (svg && element !== svg) {
      const { a, b, c, d } = element.getScreenCTM();
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    let scale = element.currentCSSZoom ?? 1;
    for (let one = element; one; one = one.parentElement) scale *= matrixOf(getComputedStyle(one));
    return scale;
  }

  const hidden = new Map();
  /** Tell whether eyes are not meant to see an element. */
  function isHidden(element) {
    if (!element || element === document.documentElement) return false;
    if (hidden.has(element)) return hidden.get(element);
    const style = getComputedStyle(element);
    const isOut =
      style.display === 'none' ||
      style.visibility !== 'visible' ||
      Number(style.opacity) < 0.05 ||
      style.clipPath === 'inset(50%)' ||
      element.matches('option, script, style, noscript, title') ||
      isHidden(element.parentElement);
    hidden.set(element, isOut);
    return isOut;
  }

  function textsOf(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || isHidden(element) || element.closest('details:not([open]) > :not(summary)')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      if (!rects.length) continue;
      const box = range.getBoundingClientRect();
      const style = getComputedStyle(element);
      found.push({ node, element, rects, box, style, size: parseFloat(style.fontSize) });
    }
    return found;
  }

  const near = (rects) => {
    const lines = new Set(rects.filter((one) => one.width > 0).map((one) => Math.round(one.top / 4)));
    const sorted = [...lines].sort((a, b) => a - b);
    return sorted.filter((line, i) => i === 0 || line - sorted[i - 1] > 1).length;
  };
  function linesOf(node, from, to) {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return near([...range.getClientRects()]);
  }

  /** The words of a text that are broken, and the money. Where text is large, long words are
   * hyphenated by browsers that know how. */
  function broken({ node, element, rects, style }, how) {
    if (near(rects) < 2 || element.closest('svg')) return [];
    const found = [];
    for (const match of node.data.matchAll(/[^\s\u200b/–—-]+/g)) {
      if (/^[\da-f]{32,}$/.test(match[0])) continue;
      const isHyphenated = how.scrolls && match[0].length >= LONG && style.hyphens === 'auto';
      if (!isHyphenated && linesOf(node, match.index, match.index + match[0].length) > 1)
        found.push(['broken', `"${match[0]}"`]);
    }
    for (const match of node.data.matchAll(/[$€][\s\u00a0]?[\d.,]+(\.000)?/g)) {
      if (linesOf(node, match.index, match.index + match[0].length) > 1)
        found.push(['money', `"${match[0]}"`]);
    }
    return found;
  }

  /** How far a text is cut off by what it stands in, in pixels. */
  function cut({ element, box, size, rects }) {
    if (element.closest('svg')) return 0;
    const lean = size * 0.3;
    let most = 0;
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.position === 'fixed') {
        const over = Math.max(-box.left, box.right - innerWidth);
        return over > 1.5 ? Math.max(most, over) : most;
      }
      const clips = (way) => ['hidden', 'clip'].includes(way);
      const rect = one.getBoundingClientRect();
      if (SCROLLS.includes(style.overflowX) || SCROLLS.includes(style.overflowY)) break;
      if (clips(style.overflowX)) {
        const over = Math.max(rect.left - box.left, box.right - rect.right);
        if (over > 1.5) most = Math.max(most, over);
      }
      if (clips(style.overflowY)) {
        const over = Math.max(rect.top - box.top, box.bottom - rect.bottom) - lean;
        if (over > 1.5 && rects.length) most = Math.max(most, over);
      }
    }
    return most;
  }

  const isOpaque = (element) => {
    const style = getComputedStyle(element);
    if (element.closest('svg') && element.tagName !== 'svg')
      return style.fill !== 'none' && Number(style.fillOpacity) > 0.9 && Number(style.opacity) > 0.9;
    const alpha = /rgba?\([^)]*?(?:[,/]\s*([\d.]+%?))?\)/.exec(style.backgroundColor);
    if (style.backgroundColor === 'transparent' || style.backgroundColor === 'rgba(0, 0, 0, 0)') return false;
    const parts = style.backgroundColor.match(/[\d.]+/g) ?? [];
    return parts.length < 4 ? alpha !== null || parts.length > 0 : Number(parts[3]) > 0.9;
  };

  /** Tell whether a text's element is seen at a point, and not what lies over it. */
  function isSeen(stack, element) {
    for (const one of stack) {
      if (one === element || element.contains(one)) return true;
      if (!one.contains(element) && isOpaque(one)) return false;
      if (one.contains(element) && isOpaque(one)) return stack.includes(element);
    }
    return false;
  }

  const isCount = ({ element }) => element.closest('.count') !== null;
  function overlaps(texts) {
    const found = [];
    const boxes = texts.flatMap((text) =>
      text.rects.map((rect) => {
        const trim = rect.height * 0.2;
        return { text, left: rect.left, right: rect.right, top: rect.top + trim, bottom: rect.bottom - trim };
      }),
    );
    boxes.sort((a, b) => a.left - b.left);
    for (const [i, a] of boxes.entries()) {
      for (let j = i + 1; j < boxes.length && boxes[j].left < a.right - 3; j++) {
        const b = boxes[j];
        // A count lies over everything: that is what it is for.
        if (a.text === b.text || isCount(a.text) || isCount(b.text)) continue;
        const left = Math.max(a.left, b.left);
        const right = Math.min(a.right, b.right);
        const top = Math.max(a.top, b.top);
        const bottom = Math.min(a.bottom, b.bottom);
        if (right - left < 4 || bottom - top < 4) continue;
        const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!isSeen(stack, a.text.element) || !isSeen(stack, b.text.element)) continue;
        const [one, other] = [a.text, b.text].sort((x, y) => (nameOf(x.element) < nameOf(y.element) ? -1 : 1));
        found.push([one.element, 'overlap', `${short(one.node.data)} × ${short(other.node.data)} (${nameOf(other.element)})`]);
      }
    }
    return found;
  }
  const short = (text) => `"${text.trim().slice(0, 40)}"`;

  const SCROLLS = ['auto', 'scroll'];
  function isScroller(one) {
    const { overflowX, overflowY } = getComputedStyle(one);
    return (
      (SCROLLS.includes(overflowY) && one.scrollHeight > one.clientHeight + 1) ||
      (SCROLLS.includes(overflowX) && one.scrollWidth > one.clientWidth + 1)
    );
  }
  /** Return what an element can be scrolled in, but for the page itself. */
  function scrolledBy(element) {
    for (let one = element; one && one !== document.body; one = one.parentElement)
      if (isScroller(one)) return one;
    return null;
  }

  function scrollers() {
    return [...document.querySelectorAll('*')].filter(
      (one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth,
    );
  }

  /** What one presses: a hidden radio is pressed by its label. */
  function targetOf(element) {
    if (!element.matches('input[type=radio], input[type=checkbox], input[type=file]')) return element;
    return element.closest('label') ?? element.labels?.[0] ?? element;
  }

  const isHiddenBelow = ({ top }, scroller) => top > scroller.getBoundingClientRect().bottom - 8;
  /** Tell whether something in a list stands half in sight: that shows there is more. */
  function peeks(scroller) {
    const { bottom } = scroller.getBoundingClientRect();
    return [...scroller.querySelectorAll(PRESSABLE)].some((one) => {
      const box = one.getBoundingClientRect();
      return box.top < bottom - 8 && box.bottom > bottom + 8;
    });
  }

  function presses(how) {
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    const root = modal ?? document;
    const found = [];
    const places = scrollers().map((one) => [one, one.scrollTop, one.scrollLeft]);
    const home = [scrollX, scrollY];
    for (const input of root.querySelectorAll(PRESSABLE)) {
      const one = targetOf(input);
      if (input.disabled || isHidden(one) || one.closest('details:not([open]) > :not(summary)')) continue;
      let box = one.getBoundingClientRect();
      if (!box.width && !box.height && getComputedStyle(one).display === 'none') continue;
      const isInline = one.matches('p a');
      if (!isInline && (box.width < TOUCH - 0.5 || box.height < TOUCH - 0.5))
        found.push([one, 'small', `${Math.round(box.width)} × ${Math.round(box.height)} px`]);
      if (!box.width || !box.height || how.plays) continue;
      const middle = () => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const isOff = ([x, y]) => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
      const isMust = !how.scrolls && (modal ? false : one.closest('.play .hand') !== null || how.isTv);
      if (isMust && isOff(middle()))
        found.push([one, 'off', `at ${Math.round(box.left)}, ${Math.round(box.top)}`]);
      // Whom one can aim at is seen at once, and nobody is forgotten under a button.
      if (isMust && one.matches('[data-choice]') && !isOff(middle()) && !hits(one, middle()))
        found.push([one, 'under', `by ${nameOf(document.elementFromPoint(...middle()))}`]);
      const scroller = isMust && scrolledBy(one.parentElement);
      if (scroller && isHiddenBelow(box, scroller) && !peeks(scroller))
        found.push([one, 'scrolled', 'below what is shown, and nothing says so']);
      if (isOff(middle()) || !hits(one, middle())) {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        box = one.getBoundingClientRect();
      }
      if (isOff(middle())) found.push([one, 'unreachable', `at ${Math.round(box.left)}, ${Math.round(box.top)}`]);
      else if (!hits(one, middle())) {
        const top = document.elementFromPoint(...middle());
        found.push([one, 'covered', `by ${top ? nameOf(top) : 'nothing'}`]);
      }
    }
    for (const [one, top, left] of places) one.scrollTo({ top, left, behavior: 'instant' });
    scrollTo({ left: home[0], top: home[1], behavior: 'instant' });
    return found;
  }
  function hits(one, [x, y]) {
    const top = document.elementFromPoint(x, y);
    return !!top && (one === top || one.contains(top) || (top.contains(one) && top.matches('label')));
  }

  /** The digit of a count: how high it is drawn. */
  function countHigh(texts, digit) {
    const brush = document.createElement('canvas').getContext('2d');
    const heights = texts
      .filter(({ node }) => node.data.trim() === digit)
      .map(({ element, style }) => {
        brush.font = `${style.fontWeight} 100px ${style.fontFamily}`;
        const drawn = brush.measureText(digit);
        const high = drawn.actualBoundingBoxAscent + drawn.actualBoundingBoxDescent;
        return (high / 100) * parseFloat(style.fontSize) * scaleOf(element);
      });
    return Math.max(0, ...heights);
  }

  window.measure = (how) => {
    hidden.clear();
    const found = [];
    const note = (element, check, measure) => found.push({ check, element: nameOf(element), measure });
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) note(document.body, 'wide', `${wide} px wider than the screen`);
    for (const [element, check, measure] of presses(how)) note(element, check, measure);

    document.adoptedStyleSheets = [...document.adoptedStyleSheets, seeThrough];
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    const texts = textsOf(modal ?? document.body);
    for (const text of texts) {
      const { element, box, size, node } = text;
      if (!box.width || !box.height) {
        note(element, 'empty', `${short(node.data)} ${Math.round(box.width)} × ${Math.round(box.height)} px`);
        continue;
      }
      const shown = size * scaleOf(element);
      // What a picture shows is said beside it: its letters are no text.
      if (how.isTv && !element.closest('.art[aria-hidden=true]') && shown < SMALLEST * how.scale - 0.5) note(element, 'tiny', `${shown.toFixed(1)} px ${short(node.data)}`);
      if (how.isTv && element.closest('.caption') && shown < CAPTION * how.scale - 0.5)
        note(element, 'caption', `${shown.toFixed(1)} px`);
      const over = cut(text);
      if (over) note(element, 'cut', `${Math.round(over)} px of ${short(node.data)}`);
      for (const [check, measure] of broken(text, how)) note(element, check, measure);
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      const isAside = x < 0 || x > innerWidth;
      const isAway = y < 0 || y > innerHeight;
      if (!scrolledBy(element) && (isAside || (how.isTv && !modal && isAway)))
        note(element, 'off', `${short(node.data)} at ${Math.round(box.left)}, ${Math.round(box.top)}`);
    }
    if (how.isTv && !modal) {
      for (const one of document.querySelectorAll('body *'))
        // The story is opened by whoever wants to read it.
        if (isScroller(one) && !one.closest('.story')) note(one, 'scrolls', `${one.scrollHeight} px in ${one.clientHeight}`);
    }
    for (const [element, check, measure] of overlaps(texts)) note(element, check, measure);
    for (const one of (modal ?? document.body).querySelectorAll('input[type=number]')) {
      const over = one.scrollWidth - one.clientWidth;
      if (!isHidden(one) && over > 1) note(one, 'cut', `${over} px of "${one.value}"`);
    }
    for (const art of (modal ?? document.body).querySelectorAll('svg, img, canvas')) {
      const box = art.getBoundingClientRect();
      // What has faded away by now was there: it is not asked how visible it is.
      if (art.checkVisibility({ visibilityProperty: true }) && (!box.width || !box.height) && !art.closest('.sr'))
        note(art, 'empty', `${Math.round(box.width)} × ${Math.round(box.height)} px`);
    }
    if (how.count) {
      const high = countHigh(texts, how.count);
      const wanted = how.isTv ? COUNT * how.scale : 1;
      if (high < wanted) found.push({ check: 'count', element: 'the count', measure: `${Math.round(high)} px high` });
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== seeThrough);
    return found;
  };
  const seeThrough = new CSSStyleSheet();
  seeThrough.replaceSync('* { pointer-events: auto !important; }');
})();
