// Makes everything that scrolls sideways reachable with the keyboard, and gives it an accessible name.
addEventListener('load', () => {
  const name = () => {
    document.querySelectorAll('.sl-markdown-content table').forEach((table) => {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    });
    document.querySelectorAll('pre').forEach((block, index) => {
      if (block.getAttribute('role') === 'region') block.setAttribute('aria-label', `Code ${index + 1}`);
      else block.removeAttribute('aria-label');
    });
  };
  new MutationObserver(name).observe(document.body, { subtree: true, attributeFilter: ['role'] });
  addEventListener('resize', name);
  name();
});
