/* The search for the run time as ADL's example has it, and the names of both standards. */
var SCORM = (function () {
  function findFrom(win, name) {
    var tries = 0;
    while (win[name] == null && win.parent != null && win.parent != win && tries < 7) {
      tries += 1;
      win = win.parent;
    }
    return win[name] || null;
  }
  function find(name) {
    var api = findFrom(window, name);
    if (api == null && window.opener != null && typeof window.opener != 'undefined') api = findFrom(window.opener, name);
    return api;
  }
  var api = find('API_1484_11');
  var modern = api != null;
  if (!modern) api = find('API');
  var names = modern
    ? {
        location: 'cmi.location',
        suspend: 'cmi.suspend_data',
        exit: 'cmi.exit',
        entry: 'cmi.entry',
        raw: 'cmi.score.raw',
        min: 'cmi.score.min',
        max: 'cmi.score.max',
        time: 'cmi.session_time',
        total: 'cmi.total_time',
        mode: 'cmi.mode',
        name: 'cmi.learner_name',
      }
    : {
        location: 'cmi.core.lesson_location',
        suspend: 'cmi.suspend_data',
        exit: 'cmi.core.exit',
        entry: 'cmi.core.entry',
        raw: 'cmi.core.score.raw',
        min: 'cmi.core.score.min',
        max: 'cmi.core.score.max',
        time: 'cmi.core.session_time',
        total: 'cmi.core.total_time',
        mode: 'cmi.core.lesson_mode',
        name: 'cmi.core.student_name',
      };
  function call(old, now) {
    var rest = Array.prototype.slice.call(arguments, 2);
    return api[modern ? now : old].apply(api, rest);
  }
  return {
    api: api,
    modern: modern,
    begin: function () {
      return call('LMSInitialize', 'Initialize', '');
    },
    finish: function () {
      return call('LMSFinish', 'Terminate', '');
    },
    commit: function () {
      return call('LMSCommit', 'Commit', '');
    },
    get: function (name) {
      return call('LMSGetValue', 'GetValue', names[name] || name);
    },
    set: function (name, value) {
      return call('LMSSetValue', 'SetValue', names[name] || name, value);
    },
    error: function () {
      return call('LMSGetLastError', 'GetLastError');
    },
    status: function (state) {
      if (!modern) return call('LMSSetValue', 'SetValue', 'cmi.core.lesson_status', state);
      if (state === 'passed' || state === 'failed') this.set('cmi.success_status', state);
      return this.set('cmi.completion_status', state === 'incomplete' ? 'incomplete' : 'completed');
    },
    seconds: function (seconds) {
      var two = seconds < 10 ? '0' + seconds : String(seconds);
      return this.set('time', modern ? 'PT' + seconds + 'S' : '00:00:' + two);
    },
  };
})();
